import type { Source } from "../source-and-period"
import type { QuoteAmount } from "../fees/charge"
import { GROUPS, type GroupKey } from "../figures/item-kinds"
import type { IsoDate } from "../iso-date"
import type { Cents } from "../money/money"
import type { State } from "../states"

export type QuoteLine = QuoteAmount & {
  /** Stable within its group, e.g. `transfer-duty`. */
  key: string
  label: string
  /** One sentence: what it is for. */
  why: string
  rule?: string
  source?: Source
  /** Searches and settlement: whether the law asks for it, or it is merely usual. */
  need?: "required" | "usual"
  /** True while the source leaves the figure open; the page says so. */
  provisional?: boolean
  /** Under "only if": when the line is charged, as the start of a sentence. Absent where `why` says it. */
  onlyIf?: string
  /** The id of the offer that this line takes off our fee. */
  offer?: string
}

/** Which total a group's lines are counted in. `only-if` lines are counted in none. */
export const COUNTED_IN = {
  "our-fee": "ourFeeCents",
  searches: "disbursementsCents",
  settlement: "disbursementsCents",
  government: "governmentCents",
  "only-if": null,
} as const satisfies Record<GroupKey, string | null>

export const COUNTED_GROUPS = GROUPS.filter(key => COUNTED_IN[key] !== null)

export type SumKey = NonNullable<(typeof COUNTED_IN)[GroupKey]>

export const SUMS: readonly SumKey[] = [...new Set(GROUPS.flatMap(key => COUNTED_IN[key] ?? []))]

export type QuoteGroup = {
  key: GroupKey
  /** The property bought or the property sold. */
  job: "purchase" | "sale"
  title: string
  lines: readonly QuoteLine[]
  /** The sum of the lines; `null` while one of them needs a price, and for `only-if`. */
  subtotalCents: Cents | null
}

export type QuoteTotals = {
  ourFeeCents: Cents
  /** What an offer takes off our fee, with GST. `ourFeeCents` is without it. Absent when there's none. */
  discountCents?: Cents
  disbursementsCents: Cents
  /** `null` while a line needs a price. */
  governmentCents: Cents | null
  totalCents: Cents | null
  /** The GST inside our fee: one eleventh, rounded to the cent. */
  gstInOurFeeCents: Cents
  /** Only in a preview: some figures of its day aren't known yet, and are counted in no sum. */
  incomplete?: true
}

/** The itemised answer to a quote request, which the screen, the email and the webhook show. No personal data. */
export type Quote = {
  side: "buying" | "selling" | "both"
  state: State
  /** `null` when the price is not known yet. */
  priceCents: Cents | null
  groups: readonly QuoteGroup[]
  totals: QuoteTotals
  /** Grants that the buyer may claim: shown, never taken off a total. */
  grants: readonly { key: string; label: string; amountCents: Cents; why: string; source?: Source }[]
  included: readonly string[]
  basis: {
    /** The day whose figures were used: the contract date, or the day of the quote. */
    contractDate: IsoDate
    /** Identifies the exact set of figures; changes when any figure does. */
    ratesVersion: string
    /** The oldest day on which a figure used here was compared with its source. */
    checkedOn: IsoDate
    /** Last day on which the firm keeps to its own fee, inclusive. */
    validUntil: IsoDate
    /** What the total counts on, as given or assumed. Absent from older quotes. */
    basedOn?: string
    /** That the code in the visitor's link took nothing off, or that one of several offers counts. Absent otherwise. */
    offerNote?: string
    assumptions: readonly string[]
    notIncluded: readonly string[]
  }
}

/** `manual`: a person must price the request, which is stored all the same. */
export type QuoteOutcome = { outcome: "quoted"; quote: Quote } | { outcome: "manual"; reason: string }
