import type { QuoteAmount } from "../fees/charge"
import { GROUPS, type GroupKey } from "../figures/item-kinds"
import { cents, addAmounts, ZERO, type Cents } from "../money/money"
import type { Candidate } from "./lines"
import { DUTY_ONLY_IF } from "./only-if"
import { COUNTED_IN, type Quote, type QuoteGroup, type QuoteLine, type QuoteTotals } from "./quote-types"

const addKnownAmounts = (amounts: readonly (Cents | null)[]): Cents | null =>
  amounts.reduce<Cents | null>((total, n) => (total === null || n === null ? null : addAmounts(total, n)), cents(0))

/** What a line adds to a total: its price, or the highest figure of its range. `null` while it needs a price. */
export const getCountedAmount = (line: QuoteAmount): Cents | null =>
  "needs" in line ? null : "rangeCents" in line ? line.rangeCents[1] : line.amountCents

/** The sum of a group's lines; `null` while one of them needs a price, and for `only-if`. */
export const calculateGroupSubtotal = (key: GroupKey, lines: readonly QuoteLine[]): Cents | null =>
  key === "only-if" ? null : addKnownAmounts(lines.map(getCountedAmount))

export const createQuoteGroup = (
  key: GroupKey,
  job: QuoteGroup["job"],
  title: string,
  lines: readonly QuoteLine[],
): QuoteGroup[] => (lines.length ? [{ key, job, title, lines, subtotalCents: calculateGroupSubtotal(key, lines) }] : [])

export function groupQuoteLines(
  job: QuoteGroup["job"],
  candidates: readonly Candidate[],
  titles: Record<QuoteGroup["key"], string>,
): QuoteGroup[] {
  const entries = candidates.map(({ group, when, line, onlyIf }) => {
    const condition = onlyIf ?? DUTY_ONLY_IF[line.key]
    if (when !== "unsure") return { group: when === "no" ? null : group, line }
    return { group: "only-if" as const, line: condition === undefined ? line : { ...line, onlyIf: condition } }
  })
  return GROUPS.flatMap(key => {
    const lines = entries.filter(({ group }) => group === key).map(({ line }) => line)
    return createQuoteGroup(key, job, titles[key], lines)
  })
}

const calculateDiscount = (groups: readonly QuoteGroup[]): Cents =>
  cents(
    groups
      .flatMap(({ lines }) => lines)
      .reduce((total, line) => total - (line.offer ? (getCountedAmount(line) ?? 0) : 0), 0),
  )

/** The totals over every group; a range counts its highest, and lines under "only if" are not counted. */
export function calculateQuoteTotals(groups: readonly QuoteGroup[]): QuoteTotals {
  const addCountedGroups = (into: string): Cents | null =>
    addKnownAmounts(groups.filter(({ key }) => COUNTED_IN[key] === into).map(({ subtotalCents }) => subtotalCents))
  const ourFeeCents = addCountedGroups("ourFeeCents") ?? cents(0)
  const disbursementsCents = addCountedGroups("disbursementsCents") ?? cents(0)
  const governmentCents = addCountedGroups("governmentCents")
  const discountCents = calculateDiscount(groups)
  return {
    ourFeeCents,
    ...(discountCents > ZERO && { discountCents }),
    disbursementsCents,
    governmentCents,
    totalCents: addKnownAmounts([ourFeeCents, disbursementsCents, governmentCents]),
    gstInOurFeeCents: cents(Math.round(ourFeeCents / 11)),
  }
}

/** The buyer's deposit and loan, in cents; `null` where the amount isn't known. */
export type Funds = { deposit: Cents | null; loan: Cents | null }

/**
 * The total cash that a job needs: for a purchase, the price and every cost, less deposit and loan; for a sale, its costs. It's
 * negative when deposit and loan come to more than is needed. `null` while the price isn't known.
 */
export function calculateCashNeeded(
  { side, priceCents, totals: { totalCents } }: Quote,
  { deposit, loan }: Funds,
): Cents | null {
  if (totalCents === null || side !== "buying") return totalCents
  if (priceCents === null) return null
  return cents(addAmounts(priceCents, totalCents) - (deposit ?? 0) - (loan ?? 0))
}
