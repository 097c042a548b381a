import { formatDay, formatMoney } from "../../domain/format/format"
import { isPassedOnAtCost } from "../../domain/firm/states"
import { formatMissingFigureReason } from "../../domain/format/reason"
import type { IsoDate } from "../../domain/iso-date"
import { cents } from "../../domain/money/money"
import type { Quote } from "../../domain/quote/quote-types"
import type { Repriced } from "../../domain/quote/reprice-quote"
import { getTotalLabel } from "./quote-words"

/** A saved quote and any price changes since; `pricedOn` is `null` if we couldn't price it again. */
export type Offer = { quote: Quote; pricedOn?: IsoDate | null; repriced?: Repriced | null }

export const getCurrentQuote = ({ quote, repriced }: Offer): Quote => repriced?.quote ?? quote

/** False once our fee is no longer fixed and the firm has to work it out. */
export const canAcceptOffer = ({ repriced }: Offer): boolean =>
  !repriced || repriced.isFeeKept || repriced.quote !== null

const PASSED_ON = `Duty, registration and searches are ${isPassedOnAtCost ? "passed on at what they cost" : "charged at the prices"} on the day we pay them.`

export function describeFixedFeePeriod(offer: Offer): string {
  const { quote, pricedOn = null, repriced } = offer
  const until = formatDay(quote.basis.validUntil)
  const fee = formatMoney(getCurrentQuote(offer).totals.ourFeeCents, { cents: "auto" })
  if (repriced?.isFeeKept) return `Our fee is still ${fee}, as quoted, until ${until}. ${PASSED_ON}`
  if (repriced?.quote) return `Our fee was fixed until ${until}. If you accept today, it’s ${fee}. ${PASSED_ON}`
  if (repriced) return `Our fee was fixed until ${until}. Ask us what it is today.`
  if (pricedOn !== null && pricedOn > quote.basis.validUntil)
    return `Our fee was fixed until ${until}, and it’s still the same today.`
  return `Our fee is fixed until ${until}.`
}

export function describeQuotePriceChange({ repriced, side }: { repriced: Repriced; side: Quote["side"] }): string {
  const { quote, reason, quotedTotalCents: before } = repriced
  if (!quote) return `We have to work out today’s price ourselves. ${formatMissingFigureReason(reason ?? "")}`
  const after = quote.totals.totalCents
  const label = getTotalLabel(side)
  if (before === null || after === null) return "The lines below have changed."
  if (before === after) return `${label}: still ${formatMoney(after)} in total. The lines below have changed.`
  const difference = formatMoney(cents(Math.abs(after - before)))
  return `${label}: ${formatMoney(after)} today, ${difference} ${after > before ? "more" : "less"} than quoted.`
}
