import { figures } from "../figures/published"
import { parseIsoDate } from "../iso-date"
import { parseJob } from "../lead/quote-request"
import { calculateQuoteOutcome } from "./quote"
import type { QuoteOutcome } from "./quote-types"

// Worked by hand from first-home tests, foreign buyers and duty as checked on 21 November 2026. Each example gives the
// answers that its story leads to, as the form's hints say, and the arithmetic.

const TODAY = parseIsoDate("2026-11-21")

const HOME = { side: "buying", propertyType: "house", stage: "looking", newHome: "established", foreign: "none" }

function getOutcome(answers: object): QuoteOutcome {
  const job = parseJob({ ...HOME, liveIn: "yes", ...answers }, TODAY)
  if (!job.ok) throw new Error(JSON.stringify(job.errors))
  return calculateQuoteOutcome(job.value, figures, TODAY)
}

const DUTY = ["transfer-duty", "off-the-plan", "home-concession", "first-home", "pensioner"]

/** The duty after the savings that count, and the extra duty of foreign buyers, in dollars. */
function getDuty(answers: object): { duty: number; foreign: number } {
  const outcome = getOutcome(answers)
  if (outcome.outcome === "manual") throw new Error(outcome.reason)
  const cents = { duty: 0, foreign: 0 }
  for (const { key, lines } of outcome.quote.groups)
    for (const line of lines) {
      if (key !== "government" || !("amountCents" in line)) continue
      if (DUTY.includes(line.key)) cents.duty += line.amountCents
      if (line.key === "foreign-duty") cents.foreign += line.amountCents
    }
  return { duty: cents.duty / 100, foreign: cents.foreign / 100 }
}

/** The assumptions in the quote: the sample firm names each sentence by its key. */
const getAssumptions = (answers: object): string => {
  const outcome = getOutcome(answers)
  return outcome.outcome === "quoted" ? outcome.quote.basis.assumptions.join(" ") : ""
}

describe("first home buyers and others, by shares", () => {
  const createFirstHomeShare = (percent: number) => ({ firstHome: "some", firstHomeSharePercent: String(percent) })

  // s 78B. 700,000 is exempt: the friend pays 50% of 11,602 + 313,000 x 4.5% = 25,687, which is 12,843.50.
  // 900,000: duty 34,687; relief 30,187 x 100,000 / 200,000 = 15,093.50, of which half is 7,546.75: 27,140.25 to pay.
  // 94%: 6% x 25,687 = 1,541.22. Land of 400,000: duty 11,602 + 13,000 x 4.5% = 12,187; relief (1,662 + 247,000 x 3.5%)
  // x 50,000 / 100,000 = 10,307 / 2 = 5,153.50, of which 60% is 3,092.10: 9,094.90.
  test.each([
    ["half of 700,000", { price: "700k", ...createFirstHomeShare(50) }, 12_843.5],
    ["half of 900,000", { price: "900k", ...createFirstHomeShare(50) }, 27_140.25],
    ["94% of 700,000", { price: "700k", ...createFirstHomeShare(94) }, 1_541.22],
    ["60% of land at 400,000", { price: "400k", propertyType: "land", ...createFirstHomeShare(60) }, 9_094.9],
  ])("New South Wales relieves the share of a first home buyer with a friend: %s", (_, answers, dollars) => {
    expect(getDuty({ state: "NSW", ...answers }).duty).toBe(dollars)
  })

  // With less than half there's no relief: 25,687. Others with 5% or less are disregarded: s 71(7)(b).
  test("New South Wales gives nothing for less than half, and all where the others take 5% or less", () => {
    expect(getDuty({ state: "NSW", price: "700k", ...createFirstHomeShare(49) }).duty).toBe(25_687)
    expect(getDuty({ state: "NSW", price: "700k", ...createFirstHomeShare(95) }).duty).toBe(0)
  })

  // If one buyer has owned a home, nobody gets the saving: 18,370 + (500,000 - 440,000) x 6% = 21,970.
  test("Victoria gives the first home relief to all or none", () => {
    expect(getDuty({ state: "VIC", price: "500k", firstHome: "some" }).duty).toBe(21_970)
    expect(getAssumptions({ state: "VIC", price: "500k", firstHome: "some" })).toContain("every-first-home-vic")
  })

  // s 93. 700,000: home 10,150 + 160,000 x 4.5% = 17,350, first home 0: 50% x 17,350 = 8,675.
  // 750,000: home 10,150 + 210,000 x 4.5% = 19,600, less 50% x 8,675 = 15,262.50.
  // New at 900,000: home 10,150 + 360,000 x 4.5% = 26,350, of which half is 13,175.
  // Land at 400,000, s 93A: 1,050 + 325,000 x 3.5% = 12,425, of which the others' 40% is 4,970.
  // 800,000 gets no first home deduction, so the share doesn't matter: 10,150 + 260,000 x 4.5% = 21,850.
  test.each([
    ["one of two, 700,000", { price: "700k", ...createFirstHomeShare(50) }, 8_675],
    ["one of two, 750,000", { price: "750k", ...createFirstHomeShare(50) }, 15_262.5],
    ["one of two, a new home at 900,000", { price: "900k", newHome: "new", ...createFirstHomeShare(50) }, 13_175],
    ["60% of land at 400,000", { price: "400k", propertyType: "land", ...createFirstHomeShare(60) }, 4_970],
    ["one of two, 800,000", { price: "800k", firstHome: "some" }, 21_850],
  ])("Queensland counts each buyer for their own share: %s", (_, answers, dollars) => {
    expect(getDuty({ state: "QLD", ...answers }).duty).toBe(dollars)
  })

  test("a quote that counts a share says so", () => {
    const sentenceKey = "some-first-home"
    for (const state of ["NSW", "QLD"]) {
      expect(getAssumptions({ state, price: "700k", ...createFirstHomeShare(50) })).toContain(sentenceKey)
      expect(getAssumptions({ state, price: "700k", firstHome: "yes" })).not.toContain(sentenceKey)
    }
  })

  test("nobody who won't live there needs to give a share: there's no relief to divide", () => {
    expect(getDuty({ state: "NSW", price: "700k", firstHome: "some", liveIn: "no" }).duty).toBe(25_687)
  })
})

describe("a person prices", () => {
  test.each(["NSW", "QLD"])("a purchase in %s whose relief goes by a share that isn't known", state => {
    expect(getOutcome({ state, price: "700k", firstHome: "some" })).toEqual({
      outcome: "manual",
      reason: expect.stringMatching(/the fixture share/),
    })
  })

  test("shares in Queensland that can't both be right", () => {
    const shares = { firstHome: "some", firstHomeSharePercent: "60", foreign: "some", foreignSharePercent: "50" }
    expect(getOutcome({ state: "QLD", price: "700k", ...shares })).toEqual({
      outcome: "manual",
      reason: expect.stringMatching(/adds up the fixture shares/),
    })
  })
})

describe("foreign buyers beside others", () => {
  const createForeignShare = (percent: number) => ({ foreign: "some", foreignSharePercent: String(percent) })

  // 900,000 x 50% x 9% = 40,500. 700,000 x 40% x 8% = 22,400.
  test("pay the extra duty on their share only", () => {
    expect(getDuty({ state: "NSW", price: "900k", ...createForeignShare(50) }).foreign).toBe(40_500)
    expect(getDuty({ state: "VIC", price: "700k", ...createForeignShare(40) }).foreign).toBe(22_400)
  })

  // Fiona takes 75% and Mark 25%, as in the office's example, here of 800,000. Home 10,150 + 260,000 x 4.5% = 21,850,
  // general 17,325 + 260,000 x 4.5% = 29,025: 75% x 21,850 + 25% x 29,025 = 16,387.50 + 7,256.25 = 23,643.75.
  // Extra: 25% x 800,000 x 8% = 16,000.
  test("leave the others in Queensland their concession, on their own share", () => {
    expect(getDuty({ state: "QLD", price: "800k", ...createForeignShare(25) })).toEqual({
      duty: 23_643.75,
      foreign: 16_000,
    })
    expect(getAssumptions({ state: "QLD", price: "800k", ...createForeignShare(25) })).toContain("some-foreign-qld")
  })

  // 700,000, first home of 75%: 25% x 24,525 = 6,131.25. Three buyers: a first home buyer's 40% pays nothing, the
  // 40% of one who owned before 40% x 17,350 = 6,940, and the 20% of a foreign person 20% x 24,525 = 4,905: 11,845.
  test("leave first home buyers in Queensland theirs too", () => {
    expect(getDuty({ state: "QLD", price: "700k", firstHome: "yes", ...createForeignShare(25) }).duty).toBe(6_131.25)
    const three = { firstHome: "some", firstHomeSharePercent: "40", ...createForeignShare(20) }
    expect(getDuty({ state: "QLD", price: "700k", ...three }).duty).toBe(11_845)
  })

  // Federal law in every state: established homes only.
  test("are told of the ban on established homes, and of none on new ones", () => {
    const sentenceKey = "foreign-established"
    for (const state of ["NSW", "VIC", "QLD"]) {
      expect(getAssumptions({ state, price: "700k", ...createForeignShare(25) })).toContain(sentenceKey)
      expect(getAssumptions({ state, price: "700k", foreign: "all" })).toContain(sentenceKey)
      expect(getAssumptions({ state, price: "700k", foreign: "none" })).not.toContain(sentenceKey)
      expect(getAssumptions({ state, price: "700k", foreign: "all", newHome: "new" })).not.toContain(sentenceKey)
    }
  })
})
