import { writeFileSync } from "node:fs"
import { expect } from "@playwright/test"
import * as v from "valibot"
import { listStoredFiles, readStoredText } from "./store"

const DAY = 24 * 60 * 60 * 1000

const lineSchema = v.looseObject({
  key: v.string(),
  amountCents: v.optional(v.number()),
  source: v.optional(v.unknown()),
})
const totalsSchema = v.looseObject({
  ourFeeCents: v.number(),
  governmentCents: v.number(),
  totalCents: v.number(),
})

const keptSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({
    value: v.looseObject({
      id: v.string(),
      createdAt: v.string(),
      quote: v.looseObject({
        groups: v.array(
          v.looseObject({ key: v.string(), subtotalCents: v.nullable(v.number()), lines: v.array(lineSchema) }),
        ),
        totals: totalsSchema,
        basis: v.looseObject({ validUntil: v.string() }),
      }),
    }),
  }),
)

type Older = {
  sum: "ourFeeCents" | "governmentCents"
  /** The line's group, and its key if it isn't the first line with an amount. */
  group: string
  key?: string
  less: number
  isOver?: boolean
}

/** Rewrites a stored quote as if it had been made ten days ago, when one of its lines cost less. */
export async function backdateQuote(id: string, { sum, group, key, less, isOver = false }: Older): Promise<void> {
  // The sandbox doesn't write its files immediately.
  await expect.poll(() => listStoredQuotes(id).length).toBe(1)
  for (const { file, kept } of listStoredQuotes(id)) {
    const { quote } = kept.value
    const groups = quote.groups.map(one => {
      if (one.key !== group || one.subtotalCents === null) return one
      const changedLine = one.lines.find(line => (key ? line.key === key : true) && line.amountCents !== undefined)
      const lines = one.lines.map(line =>
        line === changedLine && line.amountCents !== undefined
          ? { ...line, amountCents: line.amountCents - less }
          : line,
      )
      return { ...one, lines, subtotalCents: one.subtotalCents - less }
    })
    const totals = { ...quote.totals, [sum]: quote.totals[sum] - less, totalCents: quote.totals.totalCents - less }
    const validUntil = isOver ? new Date(Date.now() - 2 * DAY).toISOString().slice(0, 10) : quote.basis.validUntil
    const older = { ...quote, groups, totals, basis: { ...quote.basis, validUntil } }
    const createdAt = new Date(Date.now() - 10 * DAY).toISOString()
    writeFileSync(file, JSON.stringify({ ...kept, value: { ...kept.value, createdAt, quote: older } }))
  }
}

const listStoredQuotes = (id: string) =>
  listStoredFiles("quote").flatMap(file => {
    const { success, output } = v.safeParse(keptSchema, readStoredText(file))
    return success && output.value.id === id ? [{ file, kept: output }] : []
  })
