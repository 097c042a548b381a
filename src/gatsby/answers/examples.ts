import type { Source } from "../../domain/source-and-period"
import { figures } from "../../domain/figures/published"
import { parseIsoDate } from "../../domain/iso-date"
import { EXAMPLE_ANSWERS, type ExampleProperty } from "../../domain/job/example"
import type { JobAnswers } from "../../domain/job/questions"
import { calculateKeyDates } from "../../domain/key-dates/key-dates"
import { keyDateTables } from "../../domain/key-dates/published"
import { parseJob } from "../../domain/lead/quote-request"
import { dollars } from "../../domain/money/money"
import { buildPreviewQuote } from "../../domain/quote/preview-quote"
import { calculateQuoteOutcome } from "../../domain/quote/quote"
import type { Quote } from "../../domain/quote/quote-types"
import { isState, OUR_STATES, type State } from "../../domain/states"
import { getDutyToPay, calculateTransferDuty } from "../../domain/transfer-duty/transfer-duty"
import { calculateForPreviewOrGivenDay, getPreviewDate } from "../build-run"

type ExampleContract = {
  side: "buying" | "selling"
  state: State
  /** The contract date, `YYYY-MM-DD`. It's fixed, so that the example doesn't change from build to build. */
  on: string
}

type ExampleJob = ExampleContract & {
  /** The price in whole dollars. */
  price: number
  liveIn?: "yes" | "no"
  /** A house by default. */
  property?: ExampleProperty
}

/** Builds the job of an example. @throws RangeError when the example cannot be read. */
export function buildExampleQuoteAnswers({
  side,
  state,
  price,
  on,
  liveIn,
  property = "house",
}: ExampleJob): JobAnswers {
  const answers = { ...EXAMPLE_ANSWERS[side][property], ...(liveIn && { liveIn }) }
  const job = parseJob({ side, state, price: String(price), stage: "looking", ...answers }, parseIsoDate(on))
  if (!job.ok) throw new RangeError(`an example cannot be read: ${job.errors.map(error => error.message).join("; ")}`)
  return job.value
}

/** Without a preview, the day is the example's contract date. @throws RangeError when the figures don't cover the example. */
export function buildExampleQuote(example: ExampleJob, preview = getPreviewDate()): Quote {
  const answer = preview
    ? buildPreviewQuote(buildExampleQuoteAnswers({ ...example, on: preview }), figures, preview)
    : calculateQuoteOutcome(buildExampleQuoteAnswers(example), figures, parseIsoDate(example.on))
  if (answer.outcome === "manual") throw new RangeError(`an example cannot be priced: ${answer.reason}`)
  return answer.quote
}

/** Our fixed fee for a house bought in each of our states. It doesn't depend on the price. */
export const listOurFees = (on: string) =>
  OUR_STATES.map(state => ({
    state,
    cents: buildExampleQuote({ side: "buying", state, price: PRICES[0], on }).totals.ourFeeCents,
  }))

/** The conditions in the example's contract, in days after the contract date. */
const TERMS = { finance: 14, buildingAndPest: 7 }

/** A private sale with the usual settlement period of its state. @throws NoFigureInForce when the tables don't cover it. */
export function calculateExampleKeyDates({ state, side, on }: ExampleContract) {
  const { dates, warnings } = calculateKeyDates(
    {
      state,
      side,
      contractDate: parseIsoDate(on),
      method: "private",
      offThePlan: false,
      finance: { days: TERMS.finance },
      buildingAndPest: { days: TERMS.buildingAndPest },
    },
    keyDateTables,
  )
  return { terms: TERMS, dates, warnings }
}

/** Prices in whole dollars. */
const PRICES = [500_000, 650_000, 800_000, 1_000_000, 1_500_000] as const

/** At several prices, for an owner-occupier and for an investor. @throws RangeError when the figures don't cover `on`. */
export function buildBuyingCostTable({ state, on }: { state: State; on: string }) {
  const sources = new Map<string, Source>()

  function calculateExampleCost(example: ExampleJob) {
    const { groups, totals } = buildExampleQuote(example, null)
    for (const { source } of groups.filter(({ key }) => key === "government").flatMap(({ lines }) => lines))
      if (source) sources.set(source.url, source)
    const duty = calculateTransferDuty(
      { ...buildExampleQuoteAnswers(example), price: dollars(example.price) },
      figures,
      parseIsoDate(on),
    )
    if (totals.totalCents === null) throw new RangeError("a table of costs has a price without a total")
    return { dutyCents: getDutyToPay(duty), totalCents: totals.totalCents }
  }

  const rows = PRICES.map(price => {
    const example = { side: "buying", state, price, on } as const
    return {
      priceCents: dollars(price),
      ownerOccupier: calculateExampleCost(example),
      investor: calculateExampleCost({ ...example, liveIn: "no" }),
    }
  })
  return { rows, sources: [...sources.values()] }
}

/** The cost of buying in a state at several prices, on the day when the state's page was last checked. Null if no figures cover that day. */
export const costs = {
  type: "JSON",
  resolve: ({ state, checked }: Record<string, unknown>) => {
    if (!isState(state)) throw new RangeError(`not a state: ${String(state)}`)
    try {
      return calculateForPreviewOrGivenDay(String(checked), on => ({
        state,
        on,
        ...buildBuyingCostTable({ state, on }),
      }))
    } catch (error) {
      if (error instanceof RangeError) return null
      throw error
    }
  },
}
