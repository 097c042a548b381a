import type { BrowserContext, Page } from "@playwright/test"
import * as v from "valibot"
import { parse } from "yaml"
import { contentTexts } from "../tools/journeys/built-entries"
import { storeEntries, textOf } from "./store"

/** Lets the first chance of each page be `chance`, from 0 to just under 1: what picks a variant, before anything else asks for one. */
export async function setChance(context: BrowserContext | Page, chance: number): Promise<void> {
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

/** The views of a page under test that are kept now, as the names of the variants that were seen. */
export const listViews = (page: string): string[] =>
  storeEntries("views")
    .map(file => v.safeParse(viewSchema, textOf(file)))
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

/** The tests of this site that compare two pages, as `content/tests` has them. */
const tests = contentTexts("test").flatMap(text => {
  const result = v.safeParse(testSchema, parse(text))
  return result.success ? [result.output] : []
})

/** One that's running, with half the visits for each of its pages, the control first; null where there's none. */
export const runningTest =
  tests.find(({ winner, page, variants: [first, second] }) => {
    return !winner && first.page === page && first.weight === second.weight
  })?.variants ?? null

/** One that has ended: the address that lost, and the one that won; null where there's none. */
export const endedTest =
  tests.flatMap(({ winner, variants }) => {
    const winning = variants.find(({ name }) => name === winner)
    const losing = variants.find(({ name }) => name !== winner)
    return winning && losing ? [{ won: winning.page, lost: losing.page }] : []
  })[0] ?? null
