import type { Figures } from "../figures/figures"
import type { PricedOffer } from "../figures/offers"
import { addAmounts, cents, ZERO, type Cents } from "../money/money"
import type { State } from "../states"
import type { QuoteGroup } from "./quote-types"
import { createQuoteGroup } from "./totals"

/** The state of the property bought or sold; absent when there's none. */
type States = Partial<Record<QuoteGroup["job"], State>>

type Reduction = { offer: PricedOffer; total: Cents; perJob: ReadonlyMap<QuoteGroup["job"], Cents> }

const SIDES = { buying: "purchase", selling: "sale" } as const

const isForProperty = ({ side, state }: PricedOffer, job: QuoteGroup["job"], states: States): boolean =>
  (side === undefined || SIDES[side] === job) && (state === undefined || state === states[job])

/**
 * What an offer takes off our fee, the purchase's first, and never more than the fee. A percentage is rounded up to the cent, in
 * the client's favour. Nothing while the fee needs a price.
 */
function calculateReduction(offer: PricedOffer, groups: readonly QuoteGroup[], states: States): Reduction {
  let left = offer.amount ?? Infinity
  const perJob = new Map<QuoteGroup["job"], Cents>()
  for (const { key, job, subtotalCents } of groups) {
    if (key !== "our-fee" || subtotalCents === null || !isForProperty(offer, job, states)) continue
    const share = offer.percent === undefined ? left : Math.ceil((subtotalCents * offer.percent) / 100_00)
    const amount = cents(Math.min(share, subtotalCents))
    left -= amount
    if (amount > 0) perJob.set(job, amount)
  }
  return { offer, total: addAmounts(...perJob.values()), perJob }
}

const compareReductions = (a: Reduction, b: Reduction): number =>
  b.total - a.total || (a.offer.id < b.offer.id ? -1 : 1)

type PricedGroups = {
  groups: QuoteGroup[]
  /** How many offers could have been taken. */
  count: number
  /** Whether the visitor's link has a code that no such offer has. */
  isCodeUnused: boolean
}

/** Adds a line for the one offer that takes most off our fee; of two that take the same, the one whose id comes first. */
export function addBestOffer(groups: readonly QuoteGroup[], { offers }: Figures, states: States): PricedGroups {
  const reductions = offers.current
    .map(offer => calculateReduction(offer, groups, states))
    .filter(({ total }) => total > ZERO)
    .sort(compareReductions)
  const [best] = reductions
  return {
    groups: groups.flatMap(group => {
      const amount = group.key === "our-fee" ? best?.perJob.get(group.job) : undefined
      if (!best || amount === undefined) return [group]
      const { id, title, summary } = best.offer
      const line = { key: `offer-${id}`, label: title, why: summary, offer: id, amountCents: cents(-amount) }
      return createQuoteGroup(group.key, group.job, group.title, [...group.lines, line])
    }),
    count: reductions.length,
    isCodeUnused: offers.code !== null && !reductions.some(({ offer }) => offer.code !== undefined),
  }
}
