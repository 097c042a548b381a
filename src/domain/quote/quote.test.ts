import { buildJobAnswers } from "../../testing/a-job"
import { figures } from "../../testing/fixture-figures"
import { generatedRequests } from "../../testing/generated-requests"
import { withPeriod } from "../../testing/with-period"
import { parseFigures } from "../figures/figures"
import { figureTables } from "../firm/figure-tables"
import { parseIsoDate } from "../iso-date"
import { buildJob } from "../job/job"
import type { JobAnswers } from "../job/questions"
import { parseJob } from "../lead/quote-request"
import { dollars } from "../money/money"
import { STATES } from "../states"
import { calculateQuoteOutcome } from "./quote"
import { COUNTED_IN, type Quote, type QuoteLine } from "./quote-types"

const TODAY = parseIsoDate("2026-11-21")

const buildQuote = (answers: Partial<JobAnswers> = {}): Quote => {
  const result = calculateQuoteOutcome(buildJobAnswers(answers), figures, TODAY)
  if (result.outcome !== "quoted") throw new Error(result.reason)
  return result.quote
}

/** `group/key` of every line. */
const listLineKeys = ({ groups }: Quote): string[] => groups.flatMap(g => g.lines.map(line => `${g.key}/${line.key}`))

const findLine = ({ groups }: Quote, key: string): QuoteLine | undefined =>
  groups.flatMap(g => g.lines).find(line => line.key === key)

// Fee 1,675. Searches 18.70 + 105 + 9.81 + 47.88 = 181.39; identity 45 and platform 146.30: 372.69 in all.
// Duty 11,602 + 513,000 x 4.5% = 34,687; registration 182.73: 34,869.73. 1,675 / 11 = 152.27.
test("a plain purchase in New South Wales adds up", () => {
  expect(buildQuote().totals).toEqual({
    ourFeeCents: 1_675_00,
    disbursementsCents: 372_69,
    governmentCents: 34_869_73,
    totalCents: 36_917_42,
    gstInOurFeeCents: 152_27,
  })
})

// The fixture firm has the item "platform" for nothing. 1,675 + 77 = 1,752, of which an eleventh is 159.27.
test("a charge of our own is part of our fee, and one for nothing is no line", () => {
  expect(listLineKeys(buildQuote())).not.toContain("our-fee/platform")
  const charged = withPeriod(figures, "our-fees-nsw", TODAY, ({ amounts }) => ({
    amounts: { ...amounts, platform: { amount: dollars(77) } },
  }))
  const result = calculateQuoteOutcome(buildJobAnswers(), charged, TODAY)
  if (result.outcome !== "quoted") throw new Error(result.reason)
  expect(listLineKeys(result.quote)).toContain("our-fee/platform")
  expect(result.quote.totals).toMatchObject({
    ourFeeCents: 1_752_00,
    gstInOurFeeCents: 159_27,
    disbursementsCents: 372_69,
  })
})

// Fee 1,408. Highest figures of searches 25.71 + 300 + 100 + 50 = 475.71; identity 45 and platform 146.30: 667.01.
test("a range counts its highest", () => {
  const totals = { disbursementsCents: 667_01, governmentCents: 37_125_36, totalCents: 39_200_37 }
  expect(buildQuote({ state: "QLD" }).totals).toMatchObject(totals)
})

// Fee 1,034 and Section 32 statement 737. Certificates to 230 (title 50, council 80, water 40, land tax 60), identity 46, platform
// 146.30 for the transfer and 27.39 for the discharge: 449.69 in all. Discharge 129.20, which is 7.48 fee units as for a mortgage
// (bulletins of Land Use Victoria).
test("a sale in Victoria adds up without a price", () => {
  const sale = buildQuote({ side: "selling", state: "VIC", price: null, mortgageOnSale: "yes" })
  const costs = { ourFeeCents: 1_771_00, disbursementsCents: 449_69, governmentCents: 129_20 }
  expect(sale.totals).toMatchObject({ ...costs, totalCents: 2_349_89 })
  expect(findLine(sale, "mortgage-discharge")).toMatchObject({ amountCents: 129_20 })
})

// Title 18.70, plan 18.75, planning certificate to 74, sewer diagram to 33.67, land tax certificate 47.88: 193. Identity 46,
// platform 146.30 for the transfer and 54.01 for the discharge: 439.31 in all.
test("a sale in New South Wales counts the land tax certificate that the seller serves", () => {
  expect(buildQuote({ side: "selling", mortgageOnSale: "yes" }).totals).toMatchObject({ disbursementsCents: 439_31 })
})

// PEXA charges each side of a transfer its price for one, 146.30 in all three states. A discharge is a fee of its own.
test("each side pays the platform for the transfer, a seller without a mortgage too", () => {
  for (const state of STATES) {
    const sale = buildQuote({ side: "selling", state, mortgageOnSale: "no" })
    const keys = listLineKeys(sale).filter(key => key.startsWith("settlement/"))
    expect(keys).toEqual(["settlement/sale-identity-check", "settlement/sale-platform-transfer"])
    expect(findLine(sale, "sale-platform-transfer")).toMatchObject({ amountCents: 146_30, need: "required" })
    expect(findLine(buildQuote({ state }), "platform-transfer")).toMatchObject({ amountCents: 146_30 })
  }
})

// 11,602 + 463,100 x 4.5% = 32,441.50. Saving 30,187 x 149,950 / 200,000 = 22,632.70. To pay: 9,808.80.
test("a saving is a line of its own, below zero", () => {
  const first = buildQuote({ price: dollars(850_050), firstHome: "yes", liveIn: "yes" })
  expect(findLine(first, "transfer-duty")).toMatchObject({ amountCents: 32_441_50 })
  expect(findLine(first, "first-home")).toMatchObject({ amountCents: -22_632_70, rule: expect.stringContaining("78A") })
})

test("without a price the fee and the searches are given, and duty waits", () => {
  const waiting = buildQuote({ state: "VIC", price: null })
  expect(findLine(waiting, "transfer-duty")).toMatchObject({ needs: "price" })
  expect(findLine(waiting, "transfer-registration")).toMatchObject({ needs: "price" })
  expect(waiting.totals).toMatchObject({ ourFeeCents: 1_353_00, governmentCents: null, totalCents: null })
})

test("both sides give two sets of groups and one total", () => {
  const { mortgageOnSale, state, propertyType, strata, price, stage, contractDate, settlementDate } = buildJobAnswers()
  const sale = { mortgageOnSale, state, propertyType, strata, price, stage, contractDate, settlementDate }
  const both = buildQuote({ side: "both", sale: { ...sale, state: "QLD" } })
  expect(new Set(both.groups.map(group => group.job))).toEqual(new Set(["purchase", "sale"]))
  const alone = [buildQuote(), buildQuote({ side: "selling", state: "QLD" })]
  expect(both.totals.totalCents).toBe(alone.reduce((total, q) => total + (q.totals.totalCents ?? 0), 0))
})

test("an unsure answer is shown under only if, and not counted", () => {
  const answers = { strata: "unsure", loan: "unsure", liveIn: "yes", firstHome: "unsure" } as const
  const unsure = buildQuote({ ...answers, price: dollars(700_000) })
  const extras = ["only-if/strata", "only-if/mortgage-registration", "only-if/first-home"]
  expect(listLineKeys(unsure)).toEqual(expect.arrayContaining(extras))
  expect(unsure.totals).toEqual(buildQuote({ liveIn: "yes", price: dollars(700_000) }).totals)
})

test("a line under only if says when it's charged; a line that's counted has no condition", () => {
  const unsureAnswers = { firstHome: "unsure", foreign: "unsure", strata: "unsure", loan: "unsure" } as const
  const extras = buildQuote(unsureAnswers).groups.flatMap(({ key, lines }) => (key === "only-if" ? lines : []))
  const conditions = new Map(extras.map(({ key, onlyIf }) => [key, onlyIf]))
  expect(conditions.get("foreign-duty")).toMatch(/^If every buyer is a foreign person/)
  expect(conditions.get("strata")).toBe("If it’s in a strata scheme")
  expect(conditions.get("mortgage-registration")).toBe("If you borrow to buy")
  const countedGroups = buildQuote({ foreign: "all", strata: "yes" }).groups.filter(({ key }) => key !== "only-if")
  expect(countedGroups.flatMap(({ lines }) => lines.flatMap(({ onlyIf }) => onlyIf ?? []))).toEqual([])
})

// Who decides which line: the answer of someone who wasn't asked is open, and the totals don't count it either way.
test("a surcharge and a saving are left out for someone who wasn't asked, and no total changes", () => {
  const open = { foreign: "unsure", firstHome: "unsure", liveIn: "unsure", pensioner: "unsure" } as const
  for (const state of STATES) {
    const job = buildJobAnswers({ ...open, state, price: dollars(700_000) })
    const outcome = calculateQuoteOutcome(job, figures, TODAY, name => !(name in open))
    if (outcome.outcome !== "quoted") throw new Error(outcome.reason)
    const words = JSON.stringify(outcome.quote.groups)
    expect(words).not.toMatch(/foreign|first home|saving|concession/i)
    expect(outcome.quote.basis.basedOn).toContain("no first home concession")
    expect(outcome.quote.totals).toEqual(buildQuote({ ...open, state, price: dollars(700_000) }).totals)
  }
})

test("the contract date picks the duty, and today picks the fees", () => {
  const signedQuote = buildQuote({ stage: "signed", contractDate: parseIsoDate("2025-11-21"), price: dollars(650_000) })
  expect(findLine(signedQuote, "transfer-duty")).toMatchObject({ amountCents: 23_662_00 })
  expect(signedQuote.basis).toMatchObject({ contractDate: "2025-11-21", validUntil: "2026-12-12" })
})

test("our fee is never promised beyond the period that it belongs to", () => {
  const late = calculateQuoteOutcome(buildJobAnswers(), figures, parseIsoDate("2027-06-20"))
  expect(late).toMatchObject({ quote: { basis: { validUntil: "2027-06-30" } } })
})

test("a day without figures goes to a person, with the day in the reason", () => {
  const old = buildJobAnswers({ stage: "signed", contractDate: parseIsoDate("2025-06-30") })
  expect(calculateQuoteOutcome(old, figures, TODAY)).toEqual({
    outcome: "manual",
    reason: "no figure in force on 2025-06-30",
  })
  const later = calculateQuoteOutcome(buildJobAnswers({ side: "selling" }), figures, parseIsoDate("2027-07-01"))
  expect(later).toEqual({ outcome: "manual", reason: "no figure in force on 2027-07-01" })
})

test.each(["rural", "commercial"] as const)("%s property goes to a person", propertyType => {
  expect(calculateQuoteOutcome(buildJobAnswers({ propertyType }), figures, TODAY)).toMatchObject({ outcome: "manual" })
  const house = buildJobAnswers()
  expect(
    calculateQuoteOutcome({ ...house, side: "both", sale: { ...house, propertyType } }, figures, TODAY),
  ).toMatchObject({
    outcome: "manual",
  })
})

test("a foreign share that is not known is a range to the whole price", () => {
  expect(findLine(buildQuote({ foreign: "some" }), "foreign-duty")).toMatchObject({ rangeCents: [0, 81_000_00] })
  expect(findLine(buildQuote({ foreign: "some", foreignSharePercent: 25 }), "foreign-duty")).toMatchObject({
    amountCents: 20_250_00,
  })
})

test("a quote for a trust says that more may apply, and whom to ask", () => {
  const listTrustSentences = ({ basis }: Quote) => basis.assumptions.filter(sentence => sentence.includes("trust"))
  expect(listTrustSentences(buildQuote({ entity: "trust" }))).toEqual([expect.stringContaining("the revenue office")])
  expect(listTrustSentences(buildQuote())).toEqual([])
})

test("a grant is shown and changes no total", () => {
  const answers = { state: "QLD", price: dollars(700_000), firstHome: "yes", liveIn: "yes" } as const
  const grant = buildQuote({ ...answers, newHome: "new" })
  expect(grant.grants).toMatchObject([{ amountCents: 30_000_00 }])
  expect(findLine(grant, "first-home")).toBeDefined()
  expect(grant.totals).toEqual(buildQuote(answers).totals)
})

test("every line of government, searches and settlement says where its figure comes from", () => {
  for (const state of STATES)
    for (const { key, lines } of buildQuote({ state, loan: "yes" }).groups)
      for (const line of lines)
        if (key === "searches" || key === "government") expect(line.source?.url).toMatch(/^https?:/)
})

test("whatever is asked, every total equals the sum of its lines, and no group is empty or has a line twice", () => {
  for (const wire of generatedRequests) {
    const job = parseJob(wire, TODAY)
    if (!job.ok) throw new Error(JSON.stringify(job.errors))
    const { groups, totals } = buildQuote(job.value)
    const sums = { ourFeeCents: 0, disbursementsCents: 0, governmentCents: 0 }
    let waits = false
    for (const { key, lines } of groups) {
      expect(lines.length).toBeGreaterThan(0)
      expect(new Set(lines.map(line => line.key)).size).toBe(lines.length)
      const into = COUNTED_IN[key]
      if (into === null) continue
      for (const line of lines) {
        if ("needs" in line) waits = true
        else sums[into] += "rangeCents" in line ? line.rangeCents[1] : line.amountCents
      }
    }
    const total = sums.ourFeeCents + sums.disbursementsCents + sums.governmentCents
    expect(totals).toMatchObject(
      waits ? { ...sums, governmentCents: null, totalCents: null } : { ...sums, totalCents: total },
    )
    expect(sums.governmentCents).toBeGreaterThanOrEqual(0)
  }
})

test("nothing is priced in a state in which the firm doesn't act, and whose tables aren't there", () => {
  const tables = figureTables.filter(table => !/"state":"(?:NSW|QLD)"/.test(JSON.stringify(table)))
  const ofVictoria = parseFigures(tables, ["VIC"])
  const getOutcome = (answers: Partial<JobAnswers>) =>
    calculateQuoteOutcome(buildJobAnswers(answers), ofVictoria, TODAY)
  const { sale } = buildJob({
    ...buildJobAnswers({ side: "both", state: "VIC" }),
    sale: { ...buildJobAnswers(), state: "QLD" },
  })
  expect(getOutcome({ state: "NSW" })).toEqual({ outcome: "manual", reason: "no figures of NSW" })
  expect(getOutcome({ state: "QLD", side: "selling" })).toEqual({ outcome: "manual", reason: "no figures of QLD" })
  expect(getOutcome({ state: "VIC", side: "both", sale })).toEqual({ outcome: "manual", reason: "no figures of QLD" })
  expect(getOutcome({ state: "VIC" }).outcome).toBe("quoted")
})
