import fc from "fast-check"
import { STATES } from "../domain/states"

/** What a visitor answers about a job, as the form sends it. */
export type GeneratedRequest = Readonly<Record<string, unknown>>

const answer = fc.constantFrom("yes", "no", "unsure")
const property = {
  state: fc.constantFrom(...STATES),
  propertyType: fc.constantFrom("house", "townhouse", "unit", "land"),
  strata: answer,
  price: fc.option(fc.integer({ min: 200_000, max: 5_000_000 }).map(String), { freq: 10 }),
}
const contract = fc.oneof(
  fc.record({ stage: fc.constantFrom("looking", "offer", "auction") }),
  fc.record({ stage: fc.constant("signed"), contractDate: fc.constantFrom("2026-06-30", "2026-07-01", "2026-11-20") }),
)
const foreign = fc.oneof(
  fc.record({ foreign: fc.constantFrom("none", "all", "unsure") }),
  fc.record({ foreign: fc.constant("some"), foreignSharePercent: fc.integer({ min: 1, max: 40 }).map(String) }),
)
const firstHome = fc.oneof(
  fc.record({ firstHome: answer }),
  fc.record({ firstHome: fc.constant("some"), firstHomeSharePercent: fc.integer({ min: 30, max: 60 }).map(String) }),
)
const job = fc.record({
  ...property,
  offThePlan: answer,
  liveIn: answer,
  newHome: fc.constantFrom("new", "established", null),
  pensioner: answer,
  constructionCost: fc.option(fc.integer({ min: 10_000, max: 190_000 }).map(String)),
  buyers: fc.constantFrom("1", "2", "3+"),
  entity: fc.constantFrom("people", "company", "trust", "smsf"),
  loan: answer,
  mortgageOnSale: answer,
})
const side = fc.oneof(
  fc.record({ side: fc.constantFrom("buying", "selling") }),
  fc.record({
    side: fc.constant("both"),
    sale: fc.record({ ...property, stage: fc.constant("looking"), mortgageOnSale: answer }),
  }),
)
const request: fc.Arbitrary<GeneratedRequest> = fc
  .tuple(job, contract, firstHome, foreign, side)
  .map(parts => Object.assign({}, ...parts))

/** 200 requests, the same in every run. */
export const generatedRequests: readonly GeneratedRequest[] = fc.sample(request, { numRuns: 200, seed: 20261121 })
