import * as v from "valibot"
import { listOf, oneOf, state, text } from "../../../src/domain/content/fields"

const PHRASE =
  "whole words in a row, such as stamp/transfer duty; a * is any word, ... any words between, a ^ the beginning of a sentence"

/** A phrase that `createPhrasePattern` accepts. */
export const phrase = v.pipe(
  text(PHRASE),
  v.regex(/\p{L}/u, PHRASE),
  v.check(words => words.split(/[\s/]/).every(word => word !== "" && !word.slice(1).includes("^")), PHRASE),
)

const entry = v.pipe(
  v.strictObject({
    avoid: listOf(phrase, 1),
    write: v.optional(listOf(text("a better word or phrase"), 1)),
    do: v.optional(text("what to do instead, in a sentence")),
    reason: text("why, in a short sentence"),
    fine: v.optional(listOf(phrase)),
    in: v.optional(oneOf(["pages", "code"] as const)),
    states: v.optional(listOf(state, 1)),
  }),
  v.check(
    one => (one.write === undefined) !== (one.do === undefined),
    'say one of the two: "write" with the better words, or "do" with what to do instead',
  ),
)

export const houseStyleSchema = v.strictObject({
  words: listOf(entry),
  contractions: v.record(phrase, text("the contraction, in quotes"), "long forms, each with its contraction"),
  lawSentences: listOf(phrase),
  searchTerms: listOf(phrase, 1),
})

export type HouseStyle = v.InferOutput<typeof houseStyleSchema>
