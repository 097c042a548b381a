import * as v from "valibot"
import { parseIsoDate } from "../../../domain/iso-date"
import { cents } from "../../../domain/money/money"
import { GROUPS } from "../../../domain/figures/item-kinds"
import type { Quote } from "../../../domain/quote/quote-types"
import type { Repriced } from "../../../domain/quote/reprice-quote"
import { STATES } from "../../../domain/states"
import type { NextStepFacts } from "../../../domain/urgency/published"
import type { UrgencyAdvice } from "../../../domain/urgency/urgency-words"

const amount = v.pipe(v.number(), v.safeInteger(), v.transform(cents))
const day = v.pipe(v.string(), v.isoDate(), v.transform(parseIsoDate))
const source = v.optional(
  v.object({
    ...{ name: v.string(), url: v.string(), checked: day },
    isSecondary: v.optional(v.boolean()),
    // Quotes of before 28 November 2026 don't have these.
    setBy: v.optional(v.string()),
    read: v.optional(v.picklist(["office", "law", "copy", "estimate"])),
    year: v.optional(v.string()),
  }),
)

const line = {
  key: v.string(),
  label: v.string(),
  why: v.string(),
  rule: v.optional(v.string()),
  source,
  provisional: v.optional(v.boolean()),
  onlyIf: v.optional(v.string()),
  offer: v.optional(v.string()),
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
    basedOn: v.optional(v.string()),
    offerNote: v.optional(v.string()),
    assumptions: v.array(v.string()),
    notIncluded: v.array(v.string()),
  }),
})

/** What has changed since the quote was made. `seen` identifies these changes and is sent with an acceptance. */
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

const urgencySchema: v.GenericSchema<unknown, UrgencyAdvice> = v.object({
  level: v.picklist(["now", "today", "soon", "normal"]),
  title: v.string(),
  say: v.string(),
})

const nextStepsSchema: v.GenericSchema<unknown, NextStepFacts> = v.object({
  isSigned: v.nullable(v.boolean()),
  contactBy: v.picklist(["email", "call", "text"]),
  replyBy: v.nullable(day),
})

const answerSchema = v.object({
  quote: v.nullable(quoteSchema),
  acceptedAt: v.optional(v.nullable(v.string()), null),
  /** The day whose rules were used to price it again; `null` if it wasn't. */
  pricedOn: v.fallback(v.optional(v.nullable(day), null), null),
  /** If the changes can't be read, the quote is still shown and accepted as it was made. */
  repriced: v.fallback(v.optional(v.nullable(changesSchema), null), null),
  /** What's urgent about the sale; `null` for nothing. */
  urgency: v.fallback(v.optional(v.nullable(urgencySchema), null), null),
  /** `null` once the request is no longer stored. */
  nextSteps: v.fallback(v.optional(v.nullable(nextStepsSchema), null), null),
})

/** A saved answer, as the server sends it and the form passes it on. `quote` is `null` if we price it by hand. */
export type QuoteAnswer = v.InferOutput<typeof answerSchema>

/** Reads an answer; `null` if `value` isn't one. */
export function parseQuoteAnswer(value: unknown): QuoteAnswer | null {
  const result = v.safeParse(answerSchema, value)
  return result.success ? result.output : null
}
