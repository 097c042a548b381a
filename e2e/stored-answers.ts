import { expect } from "@playwright/test"
import * as v from "valibot"
import { listStoredFiles, readStoredText } from "./store"

const keptSchema = v.object({
  value: v.object({ page: v.string(), answer: v.string(), missing: v.nullable(v.string()) }),
})

/**
 * The stored answers to "Was this page helpful?" with exactly `words` as the comment. The store's sandbox doesn't write its files
 * immediately.
 */
export const listStoredHelpfulAnswers = (words: string) =>
  listStoredFiles("helpful").flatMap(file => {
    const result = v.safeParse(v.pipe(v.string(), v.parseJson(), keptSchema), readStoredText(file))
    return result.success && result.output.value.missing === words ? [result.output.value] : []
  })

/** Expects exactly one stored answer with `words` as the comment. */
export const expectHelpfulAnswerStored = (page: string, answer: "yes" | "no", words: string): Promise<void> =>
  expect.poll(() => listStoredHelpfulAnswers(words)).toEqual([{ page, answer, missing: words }])
