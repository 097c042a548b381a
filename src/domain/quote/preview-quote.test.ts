import type { Figures } from "../figures/figures"
import { parseIsoDate } from "../iso-date"
import { figures } from "../../testing/fixture-figures"
import { buildJobAnswers } from "../../testing/a-job"
import { withPeriod } from "../../testing/with-period"
import { dollars } from "../money/money"
import * as quoteInPreview from "./preview-quote"
import { calculateQuoteOutcome } from "./quote"
import type { Quote, QuoteOutcome } from "./quote-types"

// The NSW tables for duty, registration, searches, settlement and our fees end on 30 June 2027.
const TOMORROW = parseIsoDate("2027-07-01")

const buildFiguresWithNewFee = (): Figures =>
  withPeriod(figures, "our-fees-nsw", TOMORROW, ({ amounts }) => ({
    until: parseIsoDate("2028-06-30"),
    amounts: { ...amounts, purchase: { amount: dollars(1_800) } },
  }))

function getQuote(outcome: QuoteOutcome): Quote {
  if (outcome.outcome === "manual") throw new Error(outcome.reason)
  return outcome.quote
}

const { buildPreviewQuote } = quoteInPreview

test("the module of a preview has the function that pages import from the one it replaces", () => {
  expect(quoteInPreview).toHaveProperty(calculateQuoteOutcome.name, buildPreviewQuote)
})

const listLines = ({ groups }: Quote) =>
  groups.flatMap(({ key, lines }) => lines.map(line => [key, line.key, line.label]))

test("while every table covers the day, a preview is the quote itself", () => {
  const on = parseIsoDate("2026-11-21")
  expect(buildPreviewQuote(buildJobAnswers(), figures, on)).toEqual(
    calculateQuoteOutcome(buildJobAnswers(), figures, on),
  )
})

test("a fee from next July is shown though nothing else is known yet, and each missing table is named in its place", () => {
  expect(calculateQuoteOutcome(buildJobAnswers(), buildFiguresWithNewFee(), TOMORROW)).toMatchObject({
    outcome: "manual",
  })
  const preview = getQuote(buildPreviewQuote(buildJobAnswers(), buildFiguresWithNewFee(), TOMORROW))
  expect(listLines(preview).filter(([, key]) => key === "purchase" || key?.startsWith("missing-"))).toEqual([
    ["our-fee", "purchase", expect.any(String)],
    ["searches", "missing-searches-nsw", "content/rates/searches-nsw.json has no period for 1 July 2027"],
    ["settlement", "missing-settlement-nsw", "content/rates/settlement-nsw.json has no period for 1 July 2027"],
    ["government", "missing-registration-nsw", "content/rates/registration-nsw.json has no period for 1 July 2027"],
    ["government", "missing-transfer-duty-nsw", "content/rates/transfer-duty-nsw.json has no period for 1 July 2027"],
  ])
  const [fee] = preview.groups
  expect(fee?.lines.find(({ key }) => key === "purchase")).toMatchObject({ amountCents: 1_800_00 })
})

test("totals count what is known, and say that they are incomplete", () => {
  const { totals, groups, basis } = getQuote(buildPreviewQuote(buildJobAnswers(), buildFiguresWithNewFee(), TOMORROW))
  expect(totals.incomplete).toBe(true)
  expect(totals.totalCents).toBe(totals.ourFeeCents + totals.disbursementsCents + (totals.governmentCents ?? 0))
  expect(totals.governmentCents).toBe(0)
  expect(groups.find(({ key }) => key === "government")?.title).toMatch(/ \(incomplete\)$/)
  expect(groups.find(({ key }) => key === "our-fee")?.title).not.toMatch(/incomplete/)
  expect(basis.assumptions[0]).toBe(
    "A preview of 1 July 2027, and incomplete. No period for that day: registration-nsw, searches-nsw, settlement-nsw, transfer-duty-nsw.",
  )
})

test("where duty itself is known and one saving is not, the duty is shown and no saving is", () => {
  const scheme = figures["first-home-nsw"]
  const [period] = scheme.periods
  if (!period) throw new Error("no scheme")
  const endedScheme = { ...scheme, periods: [{ ...period, until: parseIsoDate("2026-12-31") }] }
  const on = parseIsoDate("2027-01-01")
  const first = buildJobAnswers({ firstHome: "yes", liveIn: "yes", price: buildJobAnswers().price })
  const preview = getQuote(buildPreviewQuote(first, { ...figures, "first-home-nsw": endedScheme } as Figures, on))
  const keys = preview.groups.find(({ key }) => key === "government")?.lines.map(({ key }) => key)
  expect(keys).toContain("transfer-duty")
  expect(keys).toContain("missing-first-home-nsw")
  expect(keys).not.toContain("first-home")
})

test("a day before the first figures is not previewed, and neither is what a person prices", () => {
  expect(buildPreviewQuote(buildJobAnswers(), figures, parseIsoDate("2019-01-01"))).toMatchObject({ outcome: "manual" })
  expect(buildPreviewQuote(buildJobAnswers({ propertyType: "rural" }), figures, TOMORROW)).toEqual(
    calculateQuoteOutcome(buildJobAnswers({ propertyType: "rural" }), figures, TOMORROW),
  )
})
