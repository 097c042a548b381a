import { buildJobAnswers } from "../../testing/a-job"
import { figures } from "../../testing/fixture-figures"
import { generatedRequests } from "../../testing/generated-requests"
import { withPeriod } from "../../testing/with-period"
import type { Figures } from "../figures/figures"
import { parseIsoDate, type IsoDate } from "../iso-date"
import { buildJob } from "../job/job"
import type { JobAnswers } from "../job/questions"
import { parseJob } from "../lead/quote-request"
import { dollars } from "../money/money"
import { calculateQuoteOutcome } from "./quote"
import type { Quote } from "./quote-types"
import { repriceQuote, type Repriced } from "./reprice-quote"

// The fixture firm keeps to its fee for 21 days: until 12 December 2026.
const QUOTED_ON = parseIsoDate("2026-11-21")
const LAST_DAY = parseIsoDate("2026-12-12")
const DAY_AFTER = parseIsoDate("2026-12-13")
const DECEMBER = parseIsoDate("2026-12-01")

function buildSavedQuote(job: JobAnswers, by: Figures = figures): Quote {
  const outcome = calculateQuoteOutcome(job, by, QUOTED_ON)
  if (outcome.outcome !== "quoted") throw new Error(outcome.reason)
  return JSON.parse(JSON.stringify(outcome.quote))
}

type Then = { job?: JobAnswers; by?: Figures }

const repriceSavedQuote = (
  today: IsoDate,
  now: Figures = figures,
  { job = buildJobAnswers(), by }: Then = {},
): Repriced | null => repriceQuote({ kept: buildSavedQuote(job, by), quotedOn: QUOTED_ON, job, figures: now, today })

/** As `[group, key, before, after]`, in dollars. */
const listChanges = (repriced: Repriced | null) =>
  repriced?.changes.map(({ group, key, beforeCents, afterCents }) => [
    group,
    key,
    beforeCents === null ? null : beforeCents / 100,
    afterCents === null ? null : afterCents / 100,
  ])

const buildFiguresWithNewAmount = (
  table: "our-fees-nsw" | "registration-nsw" | "searches-nsw",
  key: string,
  amount: number,
  from = DECEMBER,
  by = figures,
) =>
  withPeriod(by, table, from, ({ amounts, source: { read } }) => ({
    amounts: { ...amounts, [key]: { ...amounts[key], amount: dollars(amount) } },
    source: { name: "Office of Fixtures", url: "https://office.example/fees", read },
    checked: from,
  }))

// Registration of a transfer in New South Wales is 182.73 in 2026-27.
const NEW_REGISTRATION = buildFiguresWithNewAmount("registration-nsw", "transfer-registration", 200)

test.each([QUOTED_ON, LAST_DAY, DAY_AFTER, parseIsoDate("2027-06-30")])(
  "while no amount changes, nothing is said on %s",
  on => {
    expect(repriceSavedQuote(on)).toBeNull()
  },
)

test("a new price of a registry is told with the day it began and its source, and the total follows", () => {
  const repriced = repriceSavedQuote(LAST_DAY, NEW_REGISTRATION)
  expect(listChanges(repriced)).toEqual([["government", "transfer-registration", 182.73, 200]])
  expect(repriced?.changes[0]).toMatchObject({
    job: "purchase",
    why: "A new price applies from 1 December 2026.",
    source: { name: "Office of Fixtures", url: "https://office.example/fees", checked: DECEMBER },
  })
  expect(repriced?.quotedTotalCents).toBe(36_917_42)
  expect(repriced?.quote?.totals).toMatchObject({ ourFeeCents: 1_675_00, totalCents: 36_917_42 + 17_27 })
})

test("a price that has yet to begin isn't told", () => {
  expect(repriceSavedQuote(parseIsoDate("2026-11-30"), NEW_REGISTRATION)).toBeNull()
})

test("our own fee stays as quoted to the last day of the quote, and isn't a change", () => {
  const raised = buildFiguresWithNewAmount("our-fees-nsw", "purchase", 3_000)
  expect(repriceSavedQuote(LAST_DAY, raised)).toBeNull()

  const both = buildFiguresWithNewAmount("registration-nsw", "transfer-registration", 200, DECEMBER, raised)
  const repriced = repriceSavedQuote(LAST_DAY, both)
  expect(listChanges(repriced)).toEqual([["government", "transfer-registration", 182.73, 200]])
  expect(repriced).toMatchObject({ isFeeKept: true, feeUntil: LAST_DAY })
  expect(repriced?.quote?.totals.ourFeeCents).toBe(1_675_00)
  expect(repriced?.quote?.basis.validUntil).toBe(LAST_DAY)
})

test("from the day after, our fee of today counts, and the reason is that the quote has ended", () => {
  const repriced = repriceSavedQuote(DAY_AFTER, buildFiguresWithNewAmount("our-fees-nsw", "purchase", 3_000))
  expect(listChanges(repriced)).toEqual([["our-fee", "purchase", 1_675, 3_000]])
  expect(repriced).toMatchObject({ isFeeKept: false, feeUntil: LAST_DAY })
  expect(repriced?.changes[0]?.why).toBe("Our quote was fixed until 12 December 2026, and this is our price now.")
  expect(repriced?.changes[0]).not.toHaveProperty("source")
  expect(repriced?.quote?.totals.ourFeeCents).toBe(3_000_00)
  // This price isn't stored, so it promises nothing for a later day.
  expect(repriced?.quote?.basis.validUntil).toBe(DAY_AFTER)
})

// The firm can lower its fee for a time with a period that ends: the quote is valid only until its last day.
test("an offer that ended is over on the day after its last", () => {
  const figuresWithOffer = buildFiguresWithNewAmount("our-fees-nsw", "purchase", 1_675, DECEMBER, {
    ...figures,
    "our-fees-nsw": withPeriod(figures, "our-fees-nsw", QUOTED_ON, ({ amounts }) => ({
      amounts: { ...amounts, purchase: { amount: dollars(990) } },
    }))["our-fees-nsw"],
  })
  const repriceWithOffer = (today: string) =>
    repriceSavedQuote(parseIsoDate(today), figuresWithOffer, { by: figuresWithOffer })
  expect(repriceWithOffer("2026-11-30")).toBeNull()
  expect(listChanges(repriceWithOffer("2026-12-01"))).toEqual([["our-fee", "purchase", 990, 1_675]])
  expect(repriceWithOffer("2026-12-01")?.changes[0]?.why).toMatch(/^Our quote was fixed until 30 November 2026/)
})

// The scale at 900,000 for 2026-27: 11,602 + 513,000 x 4.5% = 34,687.
const buildFiguresWithNewScale = (from = DECEMBER) =>
  withPeriod(figures, "transfer-duty-nsw", from, ({ brackets }) => ({
    brackets: brackets.map(bracket => ({ ...bracket, base: dollars(bracket.base / 100 + 1_000) })),
  }))

test("duty without a signed contract goes by the rules of today", () => {
  const repriced = repriceSavedQuote(LAST_DAY, buildFiguresWithNewScale())
  expect(listChanges(repriced)).toEqual([["government", "transfer-duty", 34_687, 35_687]])
  expect(repriced?.changes[0]?.why).toBe("New rules apply to contracts from 1 December 2026.")
})

test("duty of a signed contract goes by its date, whatever the day", () => {
  const signedJob = buildJobAnswers({ stage: "signed", contractDate: parseIsoDate("2026-11-20") })
  expect(repriceSavedQuote(LAST_DAY, buildFiguresWithNewScale(), { job: signedJob })).toBeNull()
  expect(repriceSavedQuote(parseIsoDate("2027-06-30"), buildFiguresWithNewScale(), { job: signedJob })).toBeNull()
})

// Above 800,000 the scheme gives back a part of the duty at 800,000. Its own table hasn't changed.
test("a saving that changes because the scale did is put down to the scale", () => {
  const job = buildJobAnswers({ firstHome: "yes", liveIn: "yes" })
  const repriced = repriceSavedQuote(LAST_DAY, buildFiguresWithNewScale(), { job })
  expect(repriced?.changes.map(({ key, why }) => [key, why])).toEqual([
    ["transfer-duty", "New rules apply to contracts from 1 December 2026."],
    ["first-home", "New rules apply to contracts from 1 December 2026."],
  ])
})

test("a saving that ended says that it no longer applies, and is nothing today", () => {
  const job = buildJobAnswers({ price: dollars(700_000), firstHome: "yes", liveIn: "yes" })
  const endedFigures = withPeriod(figures, "first-home-nsw", DECEMBER, ({ home }) => ({
    home: { ...home, exemptUpTo: dollars(100_000), noneFrom: dollars(200_000) },
  }))
  const [change, ...others] = repriceSavedQuote(LAST_DAY, endedFigures, { job })?.changes ?? []
  expect(others).toEqual([])
  expect(change).toMatchObject({ key: "first-home", afterCents: 0 })
  expect(change?.beforeCents).toBeLessThan(0)
  expect(change?.why).toBe("This no longer applies: new rules apply to contracts from 1 December 2026.")
})

const removeItem = (table: "searches-nsw" | "our-fees-nsw", key: string): Figures => {
  const { items, periods } = figures[table]
  const left = <T>(all: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => name !== key))
  return {
    ...figures,
    [table]: { ...figures[table], items: left(items), periods: periods.map(p => ({ ...p, amounts: left(p.amounts) })) },
  }
}

test("a charge that came, and one that went, are told as such", () => {
  const came = repriceSavedQuote(LAST_DAY, figures, { by: removeItem("searches-nsw", "title-search") })
  expect(came?.changes).toMatchObject([
    { key: "title-search", beforeCents: 0, why: "This is new: we corrected this figure after your quote." },
  ])
  const went = repriceSavedQuote(LAST_DAY, removeItem("searches-nsw", "title-search"))
  expect(went?.changes).toMatchObject([
    { key: "title-search", afterCents: 0, why: "This no longer applies: we no longer list this charge." },
  ])
})

test("a fee of ours that came since isn't charged within the validity, and one that we dropped stays as quoted", () => {
  const before = removeItem("our-fees-nsw", "identity-check")
  expect(repriceSavedQuote(LAST_DAY, figures, { by: before })).toBeNull()
  expect(listChanges(repriceSavedQuote(DAY_AFTER, figures, { by: before }))).toEqual([
    ["settlement", "identity-check", 0, 45],
  ])
  expect(repriceSavedQuote(LAST_DAY, before)).toBeNull()
  expect(listChanges(repriceSavedQuote(DAY_AFTER, before))).toEqual([["settlement", "identity-check", 45, 0]])
})

test("a figure that was wrong is told as corrected, with its source, marked as its table has it", () => {
  const { periods } = figures["registration-nsw"]
  const corrected = {
    ...figures,
    "registration-nsw": {
      ...figures["registration-nsw"],
      periods: periods.map(period => ({
        ...period,
        source: { ...period.source, read: "copy" as const },
        amounts: { ...period.amounts, "transfer-registration": { amount: dollars(190) } },
      })),
    },
  }
  expect(repriceSavedQuote(LAST_DAY, corrected)?.changes).toMatchObject([
    {
      key: "transfer-registration",
      why: "We corrected this figure after your quote.",
      source: { checked: periods[0]?.checked, isSecondary: true },
    },
  ])
})

test("what's charged only in some cases is told, and changes no total", () => {
  const now = buildFiguresWithNewAmount("registration-nsw", "mortgage-registration", 500)
  const repriced = repriceSavedQuote(LAST_DAY, now, { job: buildJobAnswers({ loan: "unsure" }) })
  expect(repriced?.changes).toMatchObject([{ group: "only-if", key: "mortgage-registration", afterCents: 500_00 }])
  expect(repriced?.quote?.totals.totalCents).toBe(repriced?.quotedTotalCents)
})

test("a grant that changed is told, and changes no total", () => {
  const job = buildJobAnswers({ price: dollars(500_000), firstHome: "yes", liveIn: "yes", newHome: "new" })
  const smaller = withPeriod(figures, "first-home-grant-nsw", DECEMBER, () => ({ amount: dollars(5_000) }))
  const repriced = repriceSavedQuote(LAST_DAY, smaller, { job })
  expect(listChanges(repriced)).toEqual([["grants", "first-home-grant", 10_000, 5_000]])
  expect(repriced?.quote?.totals.totalCents).toBe(repriced?.quotedTotalCents)
})

test("a sale in another state beside the purchase is priced by its own state's tables", () => {
  const { sale } = buildJob({
    ...buildJobAnswers({ side: "both" }),
    sale: buildJobAnswers({ state: "VIC", mortgageOnSale: "yes" }),
  })
  const job = buildJobAnswers({ side: "both", sale })
  const now = withPeriod(figures, "registration-vic", DECEMBER, ({ amounts }) => ({
    amounts: { ...amounts, "mortgage-discharge": { amount: dollars(150) } },
  }))
  const repriced = repriceSavedQuote(LAST_DAY, now, { job })
  expect(repriced?.changes).toMatchObject([{ job: "sale", key: "mortgage-discharge", afterCents: 150_00 }])
  expect(repriced?.changes[0]?.why).toBe("A new price applies from 1 December 2026.")
})

test("a day that no period covers is a person's to price, and no line is guessed", () => {
  const byHand = { quote: null, reason: "no figure in force on 2027-07-01", changes: [], isFeeKept: false }
  expect(repriceSavedQuote(parseIsoDate("2027-07-01"))).toMatchObject(byHand)
})

test("a firm that left the state since says so in words that a visitor may read", () => {
  const { "our-fees-nsw": _, ...rest } = figures
  expect(repriceSavedQuote(LAST_DAY, rest as Figures)).toMatchObject({
    quote: null,
    reason: "We no longer give prices for this state here.",
  })
})

test("no request that was priced is told of a change on its own day, whatever it asks", () => {
  const jobs = generatedRequests.flatMap(wire => {
    const parsed = parseJob(wire, QUOTED_ON)
    return parsed.ok && calculateQuoteOutcome(parsed.value, figures, QUOTED_ON).outcome === "quoted"
      ? [parsed.value]
      : []
  })
  expect(jobs.length).toBeGreaterThan(generatedRequests.length * 0.75)
  for (const job of jobs) expect([job, repriceSavedQuote(QUOTED_ON, figures, { job })]).toEqual([job, null])
})
