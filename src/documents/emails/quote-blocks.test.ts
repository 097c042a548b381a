import { parseIsoDate } from "../../domain/iso-date"
import type { JobAnswers } from "../../domain/job/questions"
import { dollars } from "../../domain/money/money"
import { calculateQuoteOutcome } from "../../domain/quote/quote"
import type { Quote } from "../../domain/quote/quote-types"
import { FIRM as firm } from "../../harness/lead-test-harness"
import { buildJobAnswers } from "../../testing/a-job"
import { figures } from "../../testing/fixture-figures"
import { getBrandPalettes } from "../../theme/brand"
import { createColourRoles } from "../../theme/roles"
import { renderEmailHtml } from "./email-html"
import { renderPlainTextEmail } from "./email-text"
import { buildQuoteEmailBlocks } from "./quote-blocks"

const frame = {
  firm,
  title: "Your quote",
  because: "You asked.",
  visitor: { messageCheck: "https://www.example.com/is-this-really-us", unsubscribe: "https://example.com/u" },
}

function calculateQuoteFor(answers: Partial<JobAnswers> = {}): Quote {
  const answer = calculateQuoteOutcome(
    buildJobAnswers({ loan: "yes", foreign: "unsure", ...answers }),
    figures,
    parseIsoDate("2026-11-21"),
  )
  if (answer.outcome === "manual") throw new Error(answer.reason)
  return answer.quote
}

const buildTestBlocks = () => buildQuoteEmailBlocks(calculateQuoteFor())

// The fixture firm's fee for a purchase in New South Wales is 1,675.
test("as HTML and as text an email opens with the pair and the total, and has each of them once", () => {
  const text = renderPlainTextEmail(frame, buildTestBlocks())
  const html = renderEmailHtml(frame, buildTestBlocks()).replace(/<[^>]*>/g, " ")
  const [fee = "", passedOn = "", total = ""] = [
    "Our fixed fee",
    "Passed on at cost",
    "You’d pay on top of the price",
  ].map(label => new RegExp(`^${label}: (.*)$`, "m").exec(text)?.[1])
  const parseDollarsAsCents = (amount: string) => Number(amount.replace(/\D/g, "")) * (amount.includes(".") ? 1 : 100)
  expect(fee).toBe("$1,675")
  expect(parseDollarsAsCents(fee) + parseDollarsAsCents(passedOn)).toBe(parseDollarsAsCents(total))
  for (const version of [text, html]) {
    expect(version.split(passedOn)).toHaveLength(2)
    expect(version.split(total)).toHaveLength(2)
  }
  expect(text).not.toContain("Together")
})

// A fee of 1,000 (10%), searches of 50 (0.5%) and government charges of 8,950 (89.5%, shown as 90%) make 10,000.
const TOTALS = {
  ourFeeCents: dollars(1_000),
  gstInOurFeeCents: dollars(90.91),
  disbursementsCents: dollars(50),
  governmentCents: dollars(8_950),
  totalCents: dollars(10_000),
}

test("an email has the bar: cells in the colours of the page, and the shares in words", () => {
  const email = buildQuoteEmailBlocks({ ...calculateQuoteFor(), totals: TOTALS })
  const words = "10% our fee, under 1% searches, 90% government"
  expect(renderPlainTextEmail(frame, email).split("\n")).toContain(words)
  const html = renderEmailHtml(frame, email)
  const [, bar = ""] = new RegExp(`(<table(?:(?!<table).)*</table>)<p[^>]*>${words}</p>`).exec(html) ?? []
  const cells = [...bar.matchAll(/<td width="([^"]*)"[^>]*bgcolor="([^"]*)"/g)].map(([, width, colour]) => [
    width,
    colour,
  ])
  const { accent, midInk, text } = createColourRoles(getBrandPalettes(firm.colours), firm.gray, "light")
  expect(cells).toEqual([
    ["10%", accent],
    ["2%", midInk],
    ["90%", text],
  ])
  // The text below the bar says what the bar shows.
  expect(bar).toMatch(/^<table role="presentation" aria-hidden="true"/)
})

test("without a price an email has no bar", () => {
  const open = buildQuoteEmailBlocks(calculateQuoteFor({ price: null }))
  expect(open.filter(({ is }) => is === "bar")).toEqual([])
})

test("an email says once of each office and company what we read, as HTML and as text", () => {
  const quoteWithBar = calculateQuoteFor()
  const [, list = ""] = renderPlainTextEmail(frame, buildQuoteEmailBlocks(quoteWithBar)).split("\nSOURCES\n\n")
  const sentences = (list.split("\n\n")[0] ?? "").split("\n").map(line => line.replace(/^- /, ""))
  const year = ", 2026–27; from a copy read on 21 November 2026. You pay the office’s price on the day."
  expect(sentences).toEqual([
    `Set by NSW Land Registry Services${year}`,
    `Set by the NSW Government${year}`,
    `Set by Sydney Water${year}`,
    "Estimate from published prices, read on 21 November 2026; you pay the actual price.",
    "PEXA’s price from 1 July 2026; from a copy read on 21 November 2026.",
    `Set by Revenue NSW${year}`,
    "Set by Revenue NSW; its own page, checked on 21 November 2026.",
  ])
  const html = renderEmailHtml(frame, buildQuoteEmailBlocks(quoteWithBar))
  const [, items = ""] = /<h2[^>]*>Sources<\/h2><ul[^>]*>(.*?)<\/ul>/.exec(html) ?? []
  const words = items.replaceAll("&amp;", "&").split("</li>")
  expect(words.map(item => item.replace(/<[^>]*>/g, ""))).toEqual([...sentences, ""])
})

test("an email says when a line that may not be charged is, before it says how much", () => {
  expect(renderPlainTextEmail(frame, buildTestBlocks())).toMatch(
    /^If every buyer is a foreign person[^:]*: Surcharge purchaser duty: \$/m,
  )
})

test("every email says where to find out whether a message is really from us", () => {
  for (const email of [renderEmailHtml(frame, []), renderPlainTextEmail(frame, [])])
    expect(email).toContain("https://www.example.com/is-this-really-us")
})
