import { expect } from "@playwright/test"
import * as v from "valibot"
import { storeEntries, textOf } from "./store"

const keptSchema = v.object({
  value: v.object({ page: v.string(), answer: v.string(), missing: v.nullable(v.string()) }),
})

/**
 * The stored answers to "Was this page helpful?" with exactly `words` as the comment. The store's sandbox doesn't write its files
 * immediately.
 */
export const listStoredAnswers = (words: string) =>
  storeEntries("helpful").flatMap(file => {
    const result = v.safeParse(v.pipe(v.string(), v.parseJson(), keptSchema), textOf(file))
    return result.success && result.output.value.missing === words ? [result.output.value] : []
  })

/** Expects exactly one stored answer with `words` as the comment. */
export const expectStored = (page: string, answer: "yes" | "no", words: string): Promise<void> =>
  expect.poll(() => listStoredAnswers(words)).toEqual([{ page, answer, missing: words }])
