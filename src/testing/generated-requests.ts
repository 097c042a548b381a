import fc from "fast-check"
import { parseIsoDate } from "../domain/iso-date"
import { removeIrrelevantAnswers } from "../domain/job/questions"
import { parseJob } from "../domain/lead/quote-request"
import { calculateQuoteOutcome } from "../domain/quote/quote"
import { STATES } from "../domain/states"
import { drawSample } from "./draw-sample"
import { figures } from "./fixture-figures"

const TODAY = parseIsoDate("2026-11-21")

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

/** Draws random requests with Jest's seed. */
export function drawRequests(count: number): GeneratedRequest[] {
  return fc.sample(request, { numRuns: count, seed: jest.getSeed() })
}

/** For an amount or a share, only that there is one. */
const listRequestAnswers = (wire: GeneratedRequest, prefix = ""): string[] =>
  Object.entries(wire).flatMap(([name, value]) => {
    if (name === "sale") return listRequestAnswers(value as GeneratedRequest, "sale.")
    const isAmount = /price$|Percent$|Cost$/.test(name) && value !== null
    return `${prefix}${name}=${isAmount ? "given" : value}`
  })

function listQuoteLines(wire: GeneratedRequest): string[] {
  const result = parseJob(wire, TODAY)
  const outcome = result.ok && calculateQuoteOutcome(result.value, figures, TODAY)
  if (!outcome || outcome.outcome !== "quoted") return []
  return outcome.quote.groups.flatMap(({ job, key, lines }) =>
    lines.map(line => `${job} ${key} ${line.key} ${line.rule}`),
  )
}

const listRequestKinds = (wire: GeneratedRequest): string[] =>
  [...listRequestAnswers(removeIrrelevantAnswers(wire)), ...listQuoteLines(wire)].map(kind => `${wire.state} ${kind}`)

/** They cover every answer and every line of a quote in every state, priced on 21 November 2026. */
export const generatedRequests: readonly GeneratedRequest[] = drawSample(drawRequests(500), listRequestKinds)
