import { listDocumentListLinks } from "../../domain/documents-to-send/own-lists"
import { formatContractAdvice, formatReply, IDENTITY_CHECK } from "../../components/next-steps/step-words"
import { formatDay } from "../../domain/format/format"
import { formatList } from "../../domain/text-formats"
import type { AllEmailWords, EmailWords } from "../../domain/content/email-schema"
import emailWords from "../../domain/firm/email-words.json"
import type { JobAnswers, PersonAnswers } from "../../domain/job/questions"
import { describeJobUrgency } from "../../domain/urgency/published"
import type { ChangeEmailFacts, EmailFacts } from "../../domain/lead/email-facts"
import { buildParagraph, type Block, type EmailFirm, type EmailFrame } from "./blocks"
import { buildCalendarFile, buildKeyDateEmailBlocks, listSignedContractsWithKeyDates } from "./signed-sales"
import { buildLeadEmail } from "./lead-email"
import { fillEmailWords } from "./fill-words"
import { buildReportEmail } from "./report-email"
import { renderEmailHtml } from "./email-html"
import { renderPlainTextEmail } from "./email-text"
import { paths } from "../../domain/paths"
import { createReference } from "../../domain/reference"
import { buildQuoteEmailBlocks } from "./quote-blocks"

type Facts = EmailFacts<EmailFirm>
type Words = ReturnType<typeof fillEmailWords>

function buildEmail(
  { firm, name, urls }: Facts | ChangeEmailFacts<EmailFirm>,
  { subject, title, because, opening }: Words,
  blocks: readonly Block[],
) {
  const frame: EmailFrame = {
    firm,
    title,
    because: `You’re getting this email because ${because} at ${new URL(urls.site).host}.`,
    visitor: { messageCheck: urls.site + paths.messageCheck, unsubscribe: urls.unsubscribe },
  }
  const whole = [...[name ? `Hello ${name},` : "Hello,", ...opening].map(buildParagraph), ...blocks]
  return { subject, text: renderPlainTextEmail(frame, whole), html: renderEmailHtml(frame, whole), attachments: [] }
}

const listDocumentLinks = ({ quote, urls }: Facts): Block[] =>
  listDocumentListLinks(quote).map(({ label, path }) => ({
    is: "link",
    before: "What to send us, and when:",
    label: label.replace("What to send us", "your list"),
    url: urls.site + path,
  }))

const buildButton = ({ button }: Words, url: string): Block => ({ is: "action", label: button, url })

const buildEnquiryLink = ({ closing, link }: Words, { urls }: Facts): Block => ({
  is: "link",
  before: closing,
  label: link,
  url: urls.enquiry,
})

/** Builds the email with an itemised quote and, if a contract is signed, its key dates and a calendar file. */
function buildQuoteEmail(words: EmailWords, facts: Facts & { request: JobAnswers }) {
  const { id, quote, at, now, urls, request } = facts
  const signedSales = listSignedContractsWithKeyDates(request)
  const urgency = describeJobUrgency(request, now)
  const own = fillEmailWords(words, { reference: createReference(id) })
  const email = buildEmail(facts, own, [
    ...(urgency ? [buildParagraph(`${urgency.title}. ${urgency.say}`)] : []),
    ...buildQuoteEmailBlocks(quote),
    buildButton(own, urls.document),
    ...signedSales.flatMap(buildKeyDateEmailBlocks),
    ...listDocumentLinks(facts),
    buildEnquiryLink(own, facts),
  ])
  return { ...email, attachments: signedSales.map(sale => buildCalendarFile(sale, id, at)) }
}

/** Builds the email that confirms an acceptance and says what comes next. */
function buildQuoteAcceptanceEmail(
  words: EmailWords,
  facts: Facts & { contactBy: PersonAnswers["contactBy"] | undefined },
) {
  const { firm, id, quote, urls, contactBy } = facts
  const own = fillEmailWords(words, {
    reference: createReference(id),
    validUntil: formatDay(quote.basis.validUntil),
    howWeReply: formatReply(firm.name, contactBy),
    identityCheck: `${IDENTITY_CHECK} ${formatContractAdvice(null)}`,
  })
  return buildEmail(facts, own, [
    ...(own.list
      ? [{ is: "heading", text: own.list.title } as const, { is: "list", items: own.list.items } as const]
      : []),
    buildButton(own, urls.document),
    ...listDocumentLinks(facts),
    buildEnquiryLink(own, facts),
  ])
}

const DETAIL_NAMES = {
  name: "your name",
  email: "your email address",
  phone: "your phone number",
  contactBy: "how we contact you",
}

/** The emails about a change, by what was done. A change of details has no name of its own. */
export const CHANGE_EMAILS = { undo: "change-undone", renew: "new-link", withdraw: "enquiry-withdrawn" } as const

/**
 * Builds the email about a change to an enquiry, for the address that it had before. It names the details that changed, but
 * not what they are now, since that address may be someone else's. Of a change that was undone it offers nothing to do.
 */
function buildChangeEmail(all: AllEmailWords, facts: ChangeEmailFacts<EmailFirm>) {
  const { id, on, action, details, linkOn, urls } = facts
  const words = fillEmailWords(all[action ? CHANGE_EMAILS[action] : "details-changed"], {
    reference: createReference(id),
    day: formatDay(on),
    linkDay: formatDay(linkOn),
    details: formatList(details.map(detail => DETAIL_NAMES[detail])),
  })
  if (action === "undo") return buildEmail(facts, words, [])
  if (action === "renew")
    return buildEmail(facts, words, [buildButton(words, urls.enquiry), buildParagraph(words.closing)])
  return buildEmail(facts, words, [
    buildButton(words, `${urls.notice}#enquiry-undo`),
    buildParagraph(words.closing),
    { is: "action", label: words.link, url: `${urls.notice}#enquiry-renew` },
  ])
}

/** Creates the emails to visitors from their words. */
export const createVisitorEmails = (all: AllEmailWords) => ({
  quoteEmail: (facts: Parameters<typeof buildQuoteEmail>[1]) => buildQuoteEmail(all.quote, facts),
  acceptanceEmail: (facts: Parameters<typeof buildQuoteAcceptanceEmail>[1]) =>
    buildQuoteAcceptanceEmail(all.acceptance, facts),
  changeEmail: (facts: ChangeEmailFacts<EmailFirm>) => buildChangeEmail(all, facts),
})

/** The emails to visitors, to the office and about all leads, under the names that `Emails` gives them, for the functions that send them. */
export const emails = { ...createVisitorEmails(emailWords), leadEmail: buildLeadEmail, reportEmail: buildReportEmail }
