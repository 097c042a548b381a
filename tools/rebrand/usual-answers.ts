import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { parse } from "yaml"
import { isSample } from "../../src/domain/content/abn"
import { STATES, type State, tableEnding } from "../../src/domain/states"
import { descriptionOf } from "./write-site"

const word = v.fallback(v.optional(v.string()), undefined)
const words = v.fallback(v.optional(v.array(v.string())), undefined)
const amount = v.fallback(v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))), undefined)
const group = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.fallback(v.optional(v.object(entries)), undefined)

const usualSchema = v.object({
  ...{ name: word, legalName: word, abn: word, url: word, phone: word, email: word, address: word },
  ...{ description: word, colours: words },
  hours: group({ days: words, from: word, to: word }),
  product: group({ title: word, slug: word }),
  states: v.fallback(
    v.optional(
      v.array(
        v.object({
          ...{ state: word, as: word, practitioner: word },
          registration: group({ register: word, number: word }),
        }),
      ),
    ),
    undefined,
  ),
  fees: v.fallback(v.optional(v.record(v.picklist(STATES), v.object({ purchase: amount, sale: amount }))), undefined),
})

/** What an empty line means, by question; nothing where there's no such answer. */
export type Usual = v.InferOutput<typeof usualSchema>

/** What of some answers, right or not, can be offered again. */
export const usualIn = (answers: unknown): Usual => v.parse(usualSchema, answers)

const firmSchema = v.looseObject({
  name: v.string(),
  states: v.array(v.object({ state: v.picklist(STATES) })),
})

const written = v.object({
  abn: v.unknown(),
  product: v.optional(v.unknown()),
  productTitle: v.optional(v.unknown()),
  hours: v.optional(
    v.object({ days: v.optional(v.unknown()), fromMinute: v.optional(v.number()), toMinute: v.optional(v.number()) }),
  ),
})

/** What the firm of the content answered before; nothing of the sample's, which is nobody's answer. */
export function usualAnswers(content: string): Usual {
  const site: unknown = parse(readFileSync(join(content, "site.yaml"), "utf8"))
  if (!v.is(written, site) || isSample(site.abn)) return usualIn({})
  const firm = v.is(firmSchema, site) ? site : null
  const { product, productTitle, hours, ...same } = site
  const answers = usualIn({
    ...same,
    product: { slug: product, title: productTitle },
    hours: hours && { days: hours.days, from: clock(hours.fromMinute), to: clock(hours.toMinute) },
    // Elsewhere they're the sample's.
    fees: Object.fromEntries((firm?.states ?? []).map(({ state }) => [state, feesOf(content, state)])),
  })
  // A sentence that was made from the answers is made anew.
  return firm && answers.description === descriptionOf(firm) ? { ...answers, description: undefined } : answers
}

const clock = (minute: number | undefined): string | undefined =>
  minute === undefined ? undefined : `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`

const fee = v.object({ amount: v.number() })
const feeTable = v.object({ periods: v.array(v.object({ amounts: v.object({ purchase: fee, sale: fee }) })) })

/** The firm's fees of the last period in a state. */
function feesOf(content: string, state: State): { purchase?: number; sale?: number } {
  const file = join(content, `fees/our-fees-${tableEnding(state)}.json`)
  const table: unknown = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null
  const last = v.is(feeTable, table) ? table.periods.at(-1)?.amounts : undefined
  return last ? { purchase: last.purchase.amount, sale: last.sale.amount } : {}
}
