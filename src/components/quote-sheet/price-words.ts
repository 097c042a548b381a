import { formatDay, formatMoney } from "../../domain/format/format"
import { formatReason } from "../../domain/format/reason"
import type { IsoDate } from "../../domain/iso-date"
import { cents } from "../../domain/money/money"
import type { Quote } from "../../domain/quote/quote-types"
import type { Repriced } from "../../domain/quote/reprice-quote"
import { totalLabel } from "./quote-words"

/** A kept quote, and what has become of its price since; `pricedOn` is `null` where nobody could find out. */
export type Offered = { quote: Quote; pricedOn?: IsoDate | null; repriced?: Repriced | null }

/** What's offered today: the price of today where it changed, otherwise what was quoted. */
export const quoteToday = ({ quote, repriced }: Offered): Quote => repriced?.quote ?? quote

/** False once our fee isn't fixed any more and a person must say what it is. */
export const mayBeAccepted = ({ repriced }: Offered): boolean =>
  !repriced || repriced.isFeeKept || repriced.quote !== null

const AT_COST = "Duty, registration and searches are passed on at what they cost on the day we pay them."

/** What we keep to when the offer is accepted, in a sentence or two. */
export function formatFeePromise(offered: Offered): string {
  const { quote, pricedOn = null, repriced } = offered
  const until = formatDay(quote.basis.validUntil)
  const fee = formatMoney(quoteToday(offered).totals.ourFeeCents, { cents: "auto" })
  if (repriced?.isFeeKept) return `Our fee is still ${fee}, as quoted, until ${until}. ${AT_COST}`
  if (repriced?.quote) return `Our fee was fixed until ${until}. If you accept today, it’s ${fee}. ${AT_COST}`
  if (repriced) return `Our fee was fixed until ${until}. Ask us what it is today.`
  if (pricedOn !== null && pricedOn > quote.basis.validUntil)
    return `Our fee was fixed until ${until}, and it’s still the same today.`
  return `Our fee is fixed until ${until}.`
}

/** What the price is today beside what was quoted, in a sentence or two. */
export function changeInWords({ repriced, side }: { repriced: Repriced; side: Quote["side"] }): string {
  const { quote, reason, quotedTotalCents: before } = repriced
  if (!quote) return `We have to work out today’s price ourselves. ${formatReason(reason ?? "")}`
  const after = quote.totals.totalCents
  const label = totalLabel(side)
  if (before === null || after === null) return "The lines below have changed."
  if (before === after) return `${label}: still ${formatMoney(after)} in total. The lines below have changed.`
  const difference = formatMoney(cents(Math.abs(after - before)))
  return `${label}: ${formatMoney(after)} today, ${difference} ${after > before ? "more" : "less"} than quoted.`
}
