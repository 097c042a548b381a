import * as v from "valibot"
import { listOf, listOfDifferent, path, state, text } from "./fields"

/** The key for looking up a term: in lower case, with single spaces and straight apostrophes. */
export const getTermKey = (words: string): string =>
  words.trim().toLowerCase().replace(/\s+/g, " ").replaceAll("’", "'")

export const getTermId = (term: string): string => `term-${getTermKey(term).replace(/[^a-z0-9]+/g, "-")}`

const term = v.strictObject({
  term: text("the word or words, as they stand inside a sentence"),
  also: v.optional(listOf(text("another form of it, such as the plural"))),
  state: v.optional(state),
  meaning: text("what it means, in one or two sentences"),
  /** The path of a part of a made-up document that shows the term. */
  sample: v.optional(path),
})

export type GlossaryTerm = v.InferOutput<typeof term>

export const listTermForms = ({ term, also = [] }: Pick<GlossaryTerm, "term" | "also">): string[] =>
  [term, ...also].map(getTermKey)

/** The legal words that the site explains: `content/glossary.yaml`. */
export const glossarySchema = v.strictObject({
  terms: listOfDifferent(term, "each word", listTermForms),
})

export const findGlossaryTerm = (words: string, terms: readonly GlossaryTerm[]): GlossaryTerm | undefined =>
  terms.find(one => listTermForms(one).includes(getTermKey(words)))
