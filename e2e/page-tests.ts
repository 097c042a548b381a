import type { BrowserContext, Page } from "@playwright/test"
import { readFileSync } from "node:fs"
import * as v from "valibot"
import { storeEntries } from "./store"

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

const viewSchema = v.object({ value: v.object({ day: v.string(), page: v.string(), variant: v.string() }) })

/** The views of a page under test that are kept now, as the names of the variants that were seen. */
export const viewsOf = (page: string): string[] =>
  storeEntries("views")
    .map(file => v.parse(viewSchema, JSON.parse(readFileSync(file, "utf8"))).value)
    .filter(view => view.page === page)
    .map(({ variant }) => variant)
    .sort()
