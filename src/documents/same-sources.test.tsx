import { renderToStaticMarkup } from "react-dom/server"
import { ExampleSheet } from "../components/quote-sheet/example-sheet"
import { parseIsoDate } from "../domain/iso-date"
import { calculateQuoteOutcome } from "../domain/quote/quote"
import { FIRM } from "../harness/lead-test-harness"
import { OfferSources } from "../components/quote-sheet/quote-sources"
import { buildJobAnswers } from "../testing/a-job"
import { figures } from "../testing/fixture-figures"
import { renderPlainTextEmail } from "./emails/email-text"
import { buildQuoteEmailBlocks } from "./emails/quote-blocks"
import { renderQuoteDocument } from "./quote-document"

const ID = "a".repeat(24)

const FRAME = { firm: FIRM, title: "", because: "" }

const removeTags = (html: string): string =>
  html
    .replace(/<(style|script)[^]*?<\/\1>/g, " ")
    .replace(/<\/?(?:a|span)\b[^>]*>/g, "")
    .replace(/<[^>]*>/g, "\n")
    .replaceAll("&#x27;", "'")

/** How each kind of reading is told, whatever the sentence. */
const TOLD = {
  office: /\bpage\b.*(?:checked on|on) 21 November 2026/,
  law: /\blaw\b.*[Cc]hecked on 21 November 2026/,
  copy: /\bcop(?:y|ies)\b.*read on 21 November 2026/,
  estimate: /published prices, read on 21 November 2026/,
}

/** A quote that's open, and that nothing has changed since. */
const UNTOUCHED = { acceptedAt: null, pricedOn: null, repriced: null, urgency: null, nextSteps: null }

test.each([
  ["a purchase in New South Wales", { loan: "yes", foreign: "some", foreignSharePercent: 50 }],
  ["a first home in Victoria", { state: "VIC", strata: "yes", firstHome: "yes", liveIn: "yes", foreign: "some" }],
  ["a first home in Queensland", { state: "QLD", firstHome: "yes", liveIn: "yes", newHome: "established" }],
  ["a sale in New South Wales", { side: "selling", strata: "yes", mortgageOnSale: "yes" }],
] as const)(
  "the home page, the offer, the document and the email of %s state the same facts of its sources",
  (_, answers) => {
    const outcome = calculateQuoteOutcome(buildJobAnswers(answers), figures, parseIsoDate("2026-11-28"))
    if (outcome.outcome !== "quoted") throw new Error(outcome.reason)
    const { quote } = outcome
    const sources = quote.groups.flatMap(({ lines }) => lines.flatMap(({ source }) => source ?? []))
    const facts = new Set(sources.map(({ setBy, read }) => (read === "estimate" ? read : `${read} ${setBy}`)))
    expect(facts.size).toBeGreaterThan(3)
    const texts = {
      home: removeTags(renderToStaticMarkup(<ExampleSheet quote={quote} />)),
      offer: removeTags(renderToStaticMarkup(<OfferSources quote={quote} />)),
      document: removeTags(renderQuoteDocument({ id: ID, quote, firm: FIRM, ...UNTOUCHED })),
      email: renderPlainTextEmail(FRAME, buildQuoteEmailBlocks(quote)),
    }
    const setters = [...new Set(sources.flatMap(({ setBy }) => setBy ?? []))]
    for (const [place, text] of Object.entries(texts)) {
      const statedFacts = text.split(/\n/).flatMap(line =>
        Object.entries(TOLD).flatMap(([read, told]) => {
          if (!told.test(line)) return []
          return read === "estimate" ? [read] : setters.filter(one => line.includes(one)).map(one => `${read} ${one}`)
        }),
      )
      expect([place, [...new Set(statedFacts)].sort()]).toEqual([place, [...facts].sort()])
      expect(text).not.toMatch(/secondary source|Conveyancing Australia|Empire Legal|Dott|Feasly|goconveyancing|Westla/)
    }
  },
)
