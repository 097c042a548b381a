import * as v from "valibot"
import { listOf, listOfDifferent, path, state, text } from "./fields"

/** How a word of a text is looked up: in small letters, whatever its spaces and apostrophes. */
export const getTermKey = (words: string): string =>
  words.trim().toLowerCase().replace(/\s+/g, " ").replaceAll("’", "'")

/** The `id` of a term in the list of all terms. */
export const getTermId = (term: string): string => `term-${getTermKey(term).replace(/[^a-z0-9]+/g, "-")}`

const term = v.strictObject({
  term: text("the word or words, as they stand inside a sentence"),
  also: v.optional(listOf(text("another form of it, such as the plural"))),
  state: v.optional(state),
  meaning: text("what it means, in one or two sentences"),
  /** A part of a made-up document that shows it. */
  sample: v.optional(path),
})

export type GlossaryTerm = v.InferOutput<typeof term>

/** Every form of a term. */
export const listForms = ({ term, also = [] }: Pick<GlossaryTerm, "term" | "also">): string[] =>
  [term, ...also].map(getTermKey)

/** The legal words that the site explains: `content/glossary.yaml`. */
export const glossarySchema = v.strictObject({
  terms: listOfDifferent(term, "each word", listForms),
})

/** The term that has `words` as one of its forms. */
export const findTerm = (words: string, terms: readonly GlossaryTerm[]): GlossaryTerm | undefined =>
  terms.find(one => listForms(one).includes(getTermKey(words)))
