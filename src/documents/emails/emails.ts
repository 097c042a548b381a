import { listDocumentListLinks } from "../../domain/documents-to-send/own-lists"
import { IDENTITY_CHECK } from "../../components/next-steps/identity-check"
import { formatDay } from "../../domain/format/format"
import type { Quote } from "../../domain/quote/quote-types"
import type { Block, EmailFirm, EmailFrame } from "./blocks"
import {
  type RequestedJob,
  buildCalendarFile,
  buildKeyDateEmailBlocks,
  listSignedContractsWithKeyDates,
} from "./signed-sales"
import { renderEmailHtml } from "./email-html"
import { renderPlainTextEmail } from "./email-text"
import { paths } from "../../domain/paths"
import { buildQuoteEmailBlocks } from "./quote-blocks"

type Facts = {
  firm: EmailFirm
  id: string
  /** The name to greet the reader by; `null` to greet without a name. */
  name: string | null
  quote: Quote
  /** When the reader sent the request or acceptance that the email answers. */
  at: Date
  urls: { site: string; document: string; enquiry: string; unsubscribe: string }
}

const buildGreeting = (name: string | null): Block => ({ is: "paragraph", text: name ? `Hello ${name},` : "Hello," })

const buildEmailFrame = ({ firm, urls }: Facts, title: string, because: string): EmailFrame => ({
  firm,
  title,
  because: `You get this email because ${because} on ${new URL(urls.site).host}.`,
  messageCheck: urls.site + paths.messageCheck,
  unsubscribe: urls.unsubscribe,
})

const listDocumentLinks = ({ quote, urls }: Facts): Block[] =>
  listDocumentListLinks(quote).map(({ label, path }) => ({
    is: "link",
    before: "Which documents do we need, and when?",
    label,
    url: urls.site + path,
  }))

const buildEnquiryLink = (before: string, urls: Facts["urls"]): Block => ({
  is: "link",
  before,
  label: "Correct or withdraw the enquiry",
  url: urls.enquiry,
})

const renderEmailBodies = (frame: EmailFrame, blocks: readonly Block[]) => ({
  text: renderPlainTextEmail(frame, blocks),
  html: renderEmailHtml(frame, blocks),
})

/** Builds the email with an itemised quote and, if a contract is signed, its key dates and a calendar file. */
function buildQuoteEmail(facts: Facts & { request: RequestedJob }) {
  const { firm, id, name, quote, at, urls, request } = facts
  const signedSales = listSignedContractsWithKeyDates(request)
  return {
    subject: `Your quote from ${firm.name}`,
    ...renderEmailBodies(buildEmailFrame(facts, "Your quote", "someone asked for a quote with this address"), [
      buildGreeting(name),
      { is: "paragraph", text: `Here’s the itemised quote you asked for. Your reference is ${id}.` },
      ...buildQuoteEmailBlocks(quote),
      { is: "action", label: "See the rules and sources, print or accept it", url: urls.document },
      ...signedSales.flatMap(buildKeyDateEmailBlocks),
      ...listDocumentLinks(facts),
      buildEnquiryLink("Is something wrong, or did you not ask for this?", urls),
    ]),
    attachments: signedSales.map(sale => buildCalendarFile(sale, id, at)),
  }
}

/** Builds the email that confirms an acceptance and says what comes next. */
function buildQuoteAcceptanceEmail(facts: Facts) {
  const { firm, id, name, quote, urls } = facts
  return {
    subject: `You accepted the quote from ${firm.name}`,
    ...renderEmailBodies(
      buildEmailFrame(facts, "We have your acceptance", "someone accepted a quote that was made for this address"),
      [
        buildGreeting(name),
        {
          is: "paragraph",
          text: `Thank you. You accepted the quote ${id}; our fee is fixed until ${formatDay(quote.basis.validUntil)}.`,
        },
        { is: "heading", text: "What happens next" },
        {
          is: "list",
          items: [
            `Someone at ${firm.name} will reply the way you asked: by email, phone or text.`,
            "You get a written costs agreement. Nothing is charged until you have agreed to it.",
            IDENTITY_CHECK,
          ],
        },
        { is: "action", label: "See the quote that you accepted", url: urls.document },
        ...listDocumentLinks(facts),
        buildEnquiryLink("Is something wrong, or was this not you?", urls),
      ],
    ),
    attachments: [],
  }
}

export const emails = { quoteEmail: buildQuoteEmail, acceptanceEmail: buildQuoteAcceptanceEmail }
