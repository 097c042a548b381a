import { useState } from "react"
import type { PageData } from "./page-data"
import type { Source } from "../gatsby/content-queries"
import { CHANGE_EMAILS, createVisitorEmails } from "../documents/emails/emails"
import type { EmailFirm } from "../documents/emails/blocks"
import type { AllEmailWords, EmailWords } from "../domain/content/email-schema"
import emailWords from "../domain/firm/email-words.json"
import type { IsoDate } from "../domain/iso-date"
import { paths } from "../domain/paths"
import { OUR_STATES } from "../domain/states"
import { variant } from "../theme/variant"
import { buildExampleQuote, buildExampleQuoteAnswers } from "../gatsby/answers/examples"

type Props = { name: string; words: EmailWords; firm: EmailFirm & { url: string }; today: IsoDate }

/** An email as a visitor gets it, with a quote for a made-up purchase. */
export function EmailPreview(props: Props) {
  const { subject, html } = buildPreviewEmail(props)
  const [height, setHeight] = useState<number>()
  return (
    <>
      <p className={variant("layout.container")}>
        <strong>Subject:</strong> {subject}
      </p>
      <iframe
        title="Email"
        srcDoc={html}
        sandbox="allow-same-origin"
        width="100%"
        height={height}
        onLoad={({ currentTarget }) => setHeight(currentTarget.contentDocument?.documentElement.scrollHeight)}
      />
    </>
  )
}

const [state] = OUR_STATES

const CHANGES = ["undo", "renew", "withdraw"] as const

/** @throws RangeError if there are no figures for `today`. */
export function buildPreviewEmail({ name, words, firm, today }: Props) {
  const all: AllEmailWords = { ...emailWords, [name]: words }
  const { quoteEmail, acceptanceEmail, changeEmail } = createVisitorEmails(all)
  const example = { side: "buying", state, price: 850_000, on: today } as const
  const [request, quote] = [buildExampleQuoteAnswers(example), buildExampleQuote(example)]
  const at = new Date(`${today}T00:00:00Z`)
  const site = firm.url
  const urls = { site, document: site, enquiry: site, unsubscribe: site + paths.unsubscribe, notice: site }
  const facts = { firm, id: "abcdefghijklmnopqrstuvwx", name: "Mai", quote, at, now: at, urls }
  const change = { ...facts, on: today, linkOn: today, details: ["email", "phone"] as const }
  if (name === "quote") return quoteEmail({ ...facts, request })
  if (name === "acceptance") return acceptanceEmail({ ...facts, contactBy: "call" })
  return changeEmail({ ...change, action: CHANGES.find(action => CHANGE_EMAILS[action] === name) ?? null })
}

/** What the preview of an email needs of the data of a preview. Fields that are missing are empty. */
export const readEmailPreviewProps = ({ data: { page }, shared: { site } }: PageData) =>
  ({ name: String((page as Source)["slug"]), words: page, firm: site }) as Omit<Props, "today">
