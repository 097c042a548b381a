import { listDocumentListLinks } from "../../domain/documents-to-send/own-lists"
import { formatContractAdvice, formatReply, IDENTITY_CHECK } from "../../components/next-steps/step-words"
import { formatDay } from "../../domain/format/format"
import { formatList } from "../../domain/text-formats"
import type { JobAnswers, PersonAnswers } from "../../domain/job/questions"
import { describeJobUrgency } from "../../domain/urgency/published"
import type { ChangeEmailFacts, EmailFacts } from "../../domain/lead/email-facts"
import type { Block, EmailFirm, EmailFrame } from "./blocks"
import { buildCalendarFile, buildKeyDateEmailBlocks, listSignedContractsWithKeyDates } from "./signed-sales"
import { buildLeadEmail } from "./lead-email"
import { buildReportEmail } from "./report-email"
import { renderEmailHtml } from "./email-html"
import { renderPlainTextEmail } from "./email-text"
import { paths } from "../../domain/paths"
import { createReference } from "../../domain/reference"
import { buildQuoteEmailBlocks } from "./quote-blocks"

type Facts = EmailFacts<EmailFirm>

const buildParagraph = (text: string): Block => ({ is: "paragraph", text })

/** `because` says why the reader gets it, after `You’re getting this email because`. */
function buildEmail(
  { firm, name, urls }: Facts | ChangeEmailFacts<EmailFirm>,
  subject: string,
  title: string,
  because: string,
  blocks: readonly Block[],
) {
  const frame: EmailFrame = {
    firm,
    title,
    because: `You’re getting this email because ${because} at ${new URL(urls.site).host}.`,
    visitor: { messageCheck: urls.site + paths.messageCheck, unsubscribe: urls.unsubscribe },
  }
  const all = [buildParagraph(name ? `Hello ${name},` : "Hello,"), ...blocks]
  return { subject, text: renderPlainTextEmail(frame, all), html: renderEmailHtml(frame, all), attachments: [] }
}

const listDocumentLinks = ({ quote, urls }: Facts): Block[] =>
  listDocumentListLinks(quote).map(({ label, path }) => ({
    is: "link",
    before: "What to send us, and when:",
    label: label.replace("What to send us", "your list"),
    url: urls.site + path,
  }))

const buildEnquiryLink = (before: string, urls: Facts["urls"]): Block => ({
  is: "link",
  before,
  label: "Update or withdraw your enquiry",
  url: urls.enquiry,
})

/** Builds the email with an itemised quote and, if a contract is signed, its key dates and a calendar file. */
function buildQuoteEmail(facts: Facts & { request: JobAnswers }) {
  const { firm, id, quote, at, now, urls, request } = facts
  const signedSales = listSignedContractsWithKeyDates(request)
  const urgency = describeJobUrgency(request, now)
  const because = "this address was used to ask for a quote"
  const email = buildEmail(facts, `Your quote from ${firm.name}`, "Your quote", because, [
    buildParagraph(`Here’s the itemised quote you asked for. Your reference is ${createReference(id)}.`),
    ...(urgency ? [buildParagraph(`${urgency.title}. ${urgency.say}`)] : []),
    ...buildQuoteEmailBlocks(quote),
    { is: "action", label: "View or accept your quote", url: urls.document },
    ...signedSales.flatMap(buildKeyDateEmailBlocks),
    ...listDocumentLinks(facts),
    buildEnquiryLink("Is something wrong, or did you not ask for this?", urls),
  ])
  return { ...email, attachments: signedSales.map(sale => buildCalendarFile(sale, id, at)) }
}

/** Builds the email that confirms an acceptance and says what comes next. */
function buildQuoteAcceptanceEmail(facts: Facts & { contactBy: PersonAnswers["contactBy"] | undefined }) {
  const { firm, id, quote, urls, contactBy } = facts
  const because = "a quote made for this address was accepted"
  return buildEmail(facts, "You’ve accepted our quote", "We have your acceptance", because, [
    buildParagraph(
      `Thanks for accepting quote ${createReference(id)}. Our fee is fixed until ${formatDay(quote.basis.validUntil)}.`,
    ),
    { is: "heading", text: "What happens next" },
    {
      is: "list",
      items: [
        formatReply(firm.name, contactBy),
        "We’ll send you a written costs agreement. We won’t charge anything until you’ve agreed to it.",
        `${IDENTITY_CHECK} ${formatContractAdvice(null)}`,
      ],
    },
    { is: "action", label: "View your quote", url: urls.document },
    ...listDocumentLinks(facts),
    buildEnquiryLink("Is something wrong, or was this not you?", urls),
  ])
}

const DETAIL_NAMES = {
  name: "your name",
  email: "your email address",
  phone: "your phone number",
  contactBy: "how we contact you",
}

/**
 * Builds the email about a change to an enquiry, for the address that it had before. It names the details that changed, but
 * not what they are now, since that address may be someone else's. Of a change that was undone it offers nothing to do.
 */
function buildChangeEmail(facts: ChangeEmailFacts<EmailFirm>) {
  const { firm, id, on, action, details, linkOn, urls } = facts
  const reference = createReference(id)
  const names = formatList(details.map(detail => DETAIL_NAMES[detail]))
  const titles = { undo: "A change was undone", renew: "Your new link", withdraw: "Your enquiry was withdrawn" }
  const title = action ? titles[action] : "Your details were changed"
  const what = action === "withdraw" ? "withdrew your enquiry" : `changed ${names} in your enquiry`
  const blocks: Record<"undo" | "renew" | "told", Block[]> = {
    undo: [
      buildParagraph(
        `On ${formatDay(on)} someone used our email about a change to your enquiry ${reference} to undo it.`,
      ),
      ...(names ? [buildParagraph(`That changed back ${names}. If it’s wrong, please call us.`)] : []),
    ],
    renew: [
      buildParagraph(`The links in our earlier emails can’t change your enquiry ${reference} any more. This one can:`),
      { is: "action", label: "Update or withdraw your enquiry", url: urls.enquiry },
      buildParagraph("Anyone who has this link can change your enquiry, so don’t forward this email."),
    ],
    told: [
      buildParagraph(
        `On ${formatDay(on)} someone ${what} ${reference}. They used the link to your enquiry in our emails of ${formatDay(linkOn)}.`,
      ),
      buildParagraph("If that was you, you don’t need to do anything. If it wasn’t:"),
      { is: "action", label: "Change it back", url: `${urls.notice}#enquiry-undo` },
      buildParagraph(
        "Anyone you forward our emails to can use the link in them. Stop old links, and we’ll email you a new one:",
      ),
      { is: "action", label: "Stop old links", url: `${urls.notice}#enquiry-renew` },
    ],
  }
  const because = "an enquiry made with this address was changed"
  const kind = action === "undo" || action === "renew" ? action : "told"
  return buildEmail(facts, `${title}: your enquiry with ${firm.name}`, title, because, blocks[kind])
}

/** The emails to visitors, to the office and about all leads, under the names that `Emails` gives them, for the functions that send them. */
export const emails = {
  quoteEmail: buildQuoteEmail,
  acceptanceEmail: buildQuoteAcceptanceEmail,
  changeEmail: buildChangeEmail,
  leadEmail: buildLeadEmail,
  reportEmail: buildReportEmail,
}
