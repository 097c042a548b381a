import type { BrowserContext, Page } from "@playwright/test"
import * as v from "valibot"
import { parse } from "yaml"
import { listEntryTexts } from "../tools/journeys/built-entries"
import { listStoredFiles, readStoredText } from "./store"

/** Sets the first random number on each page, which picks the variant, from 0 inclusive to 1 exclusive. */
export async function setFirstRandomNumber(context: BrowserContext | Page, chance: number): Promise<void> {
  await context.addInitScript(first => {
    const real = Math.random
    Math.random = () => {
      Math.random = real
      return first
    }
  }, chance)
}

const viewSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ value: v.object({ day: v.string(), page: v.string(), variant: v.string() }) }),
)

export const listViewedVariants = (page: string): string[] =>
  listStoredFiles("views")
    .map(file => v.safeParse(viewSchema, readStoredText(file)))
    .flatMap(({ success, output }) => (success ? [output.value] : []))
    .filter(view => view.page === page)
    .map(({ variant }) => variant)
    .sort()

const variantSchema = v.object({ name: v.string(), page: v.string(), weight: v.number() })
const testSchema = v.object({
  page: v.string(),
  variants: v.tuple([variantSchema, variantSchema]),
  winner: v.optional(v.string()),
})

const tests = listEntryTexts("test").flatMap(text => {
  const result = v.safeParse(testSchema, parse(text))
  return result.success ? [result.output] : []
})

/** With the control first. Null if there's no such test. */
export const runningTest =
  tests.find(({ winner, page, variants: [first, second] }) => {
    return !winner && first.page === page && first.weight === second.weight
  })?.variants ?? null

export const endedTest =
  tests.flatMap(({ winner, variants }) => {
    const winning = variants.find(({ name }) => name === winner)
    const losing = variants.find(({ name }) => name !== winner)
    return winning && losing ? [{ won: winning.page, lost: losing.page }] : []
  })[0] ?? null
