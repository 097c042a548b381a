import * as v from "valibot"
import { parseIsoDate, type IsoDate } from "../../../domain/iso-date"
import { cents } from "../../../domain/money/money"
import { GROUPS } from "../../../domain/figures/item-kinds"
import type { Quote } from "../../../domain/quote/quote-types"
import type { Repriced } from "../../../domain/quote/reprice-quote"
import { STATES } from "../../../domain/states"

const amount = v.pipe(v.number(), v.safeInteger(), v.transform(cents))
const day = v.pipe(v.string(), v.isoDate(), v.transform(parseIsoDate))
const source = v.optional(v.object({ name: v.string(), url: v.string(), checked: day }))

const line = {
  key: v.string(),
  label: v.string(),
  why: v.string(),
  rule: v.optional(v.string()),
  source,
  provisional: v.optional(v.boolean()),
  onlyIf: v.optional(v.string()),
}

const quoteSchema: v.GenericSchema<unknown, Quote> = v.object({
  side: v.picklist(["buying", "selling", "both"]),
  state: v.picklist(STATES),
  priceCents: v.nullable(amount),
  groups: v.array(
    v.object({
      key: v.picklist(GROUPS),
      job: v.picklist(["purchase", "sale"]),
      title: v.string(),
      lines: v.array(
        v.union([
          v.object({ ...line, amountCents: amount }),
          v.object({ ...line, rangeCents: v.tuple([amount, amount]) }),
          v.object({ ...line, needs: v.literal("price") }),
        ]),
      ),
      subtotalCents: v.nullable(amount),
    }),
  ),
  totals: v.object({
    ourFeeCents: amount,
    disbursementsCents: amount,
    governmentCents: v.nullable(amount),
    totalCents: v.nullable(amount),
    gstInOurFeeCents: amount,
  }),
  grants: v.array(v.object({ key: v.string(), label: v.string(), amountCents: amount, why: v.string(), source })),
  included: v.array(v.string()),
  basis: v.object({
    contractDate: day,
    ratesVersion: v.string(),
    checkedOn: day,
    validUntil: day,
    assumptions: v.array(v.string()),
    notIncluded: v.array(v.string()),
  }),
})

/** What has changed since the quote was made; whoever accepts sends back `seen`, the name of these changes. */
export type ShownChanges = Repriced & { seen: string }

const changesSchema: v.GenericSchema<unknown, ShownChanges> = v.object({
  quotedOn: day,
  on: day,
  feeUntil: day,
  isFeeKept: v.boolean(),
  quotedTotalCents: v.nullable(amount),
  quote: v.nullable(quoteSchema),
  reason: v.nullable(v.string()),
  changes: v.array(
    v.object({
      job: v.picklist(["purchase", "sale"]),
      group: v.picklist([...GROUPS, "grants"]),
      key: v.string(),
      label: v.string(),
      beforeCents: v.nullable(amount),
      afterCents: v.nullable(amount),
      why: v.string(),
      source,
    }),
  ),
  seen: v.string(),
})

/** A kept answer as the site's server gives it and as the form hands it on. `quote` is `null` when a person prices it. */
export type QuoteAnswer = {
  quote: Quote | null
  acceptedAt: string | null
  /** The day by whose rules it was priced again; `null` where it wasn't. */
  pricedOn: IsoDate | null
  repriced: ShownChanges | null
}

const answerSchema: v.GenericSchema<unknown, QuoteAnswer> = v.object({
  quote: v.nullable(quoteSchema),
  acceptedAt: v.optional(v.nullable(v.string()), null),
  // Changes that can't be read don't hide the quote: it's shown, and accepted, as it was made.
  pricedOn: v.fallback(v.optional(v.nullable(day), null), null),
  repriced: v.fallback(v.optional(v.nullable(changesSchema), null), null),
})

/** The answer in `sent`; `null` when it is none. */
export function quoteAnswer(sent: unknown): QuoteAnswer | null {
  const read = v.safeParse(answerSchema, sent)
  return read.success ? read.output : null
}
