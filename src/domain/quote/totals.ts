import { cents, sum, type Cents } from "../money/money"
import type { Candidate } from "./candidate"
import { COUNTED_IN, type QuoteGroup, type QuoteLine, type QuoteTotals } from "./quote-types"
import { GROUPS } from "../figures/item-kinds"

const addAll = (amounts: readonly (Cents | null)[]): Cents | null =>
  amounts.reduce<Cents | null>((total, n) => (total === null || n === null ? null : sum(total, n)), cents(0))

const counted = (line: QuoteLine): Cents | null =>
  "needs" in line ? null : "rangeCents" in line ? line.rangeCents[1] : line.amountCents

/** The lines of one property in the order of `GROUPS`; groups without a line are left out. */
export function groupsOf(
  job: QuoteGroup["job"],
  candidates: readonly Candidate[],
  titles: Record<QuoteGroup["key"], string>,
): QuoteGroup[] {
  const placed = candidates.map(({ group, when, line }) => ({
    group: when === "unsure" ? "only-if" : when === "no" ? null : group,
    line,
  }))
  return GROUPS.flatMap((key): QuoteGroup[] => {
    const lines = placed.filter(({ group }) => group === key).map(({ line }) => line)
    const subtotalCents = key === "only-if" ? null : addAll(lines.map(counted))
    return lines.length ? [{ key, job, title: titles[key], lines, subtotalCents }] : []
  })
}

/** The totals over every group; a range counts its highest, and lines under "only if" are not counted. */
export function totalsOf(groups: readonly QuoteGroup[]): QuoteTotals {
  const total = (into: string): Cents | null =>
    addAll(groups.filter(({ key }) => COUNTED_IN[key] === into).map(({ subtotalCents }) => subtotalCents))
  const ourFeeCents = total("ourFeeCents") ?? cents(0)
  const disbursementsCents = total("disbursementsCents") ?? cents(0)
  const governmentCents = total("governmentCents")
  return {
    ourFeeCents,
    disbursementsCents,
    governmentCents,
    totalCents: addAll([ourFeeCents, disbursementsCents, governmentCents]),
    gstInOurFeeCents: cents(Math.round(ourFeeCents / 11)),
  }
}
