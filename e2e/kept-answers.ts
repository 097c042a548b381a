import { expect } from "@playwright/test"
import * as v from "valibot"
import { storeEntries, textOf } from "./store"

const keptSchema = v.object({
  value: v.object({ page: v.string(), answer: v.string(), missing: v.nullable(v.string()) }),
})

/** The answers to "Was this page helpful?" that are kept with these words. The sandbox of the store doesn't write a file at once. */
export const keptWith = (words: string) =>
  storeEntries("helpful").flatMap(file => {
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), keptSchema), textOf(file))
    return read.success && read.output.value.missing === words ? [read.output.value] : []
  })

/** Expects that one answer is kept with these words. */
export const expectKept = (page: string, answer: "yes" | "no", words: string): Promise<void> =>
  expect.poll(() => keptWith(words)).toEqual([{ page, answer, missing: words }])
