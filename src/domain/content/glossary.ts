import * as v from "valibot"
import { listOf, path, state, text } from "./fields"
import { repeats } from "./repeats"

/** How a word of a text is looked up: in small letters, whatever its spaces and apostrophes. */
export const termKey = (words: string): string => words.trim().toLowerCase().replace(/\s+/g, " ").replaceAll("’", "'")

/** The `id` of a term in the list of all terms. */
export const termId = (term: string): string => `term-${termKey(term).replace(/[^a-z0-9]+/g, "-")}`

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
export const formsOf = ({ term, also = [] }: Pick<GlossaryTerm, "term" | "also">): string[] =>
  [term, ...also].map(termKey)

/** Forms that appear in the list more than once. */
const doubles = (terms: GlossaryTerm[]): string[] => repeats(terms.flatMap(formsOf), form => form)

/** The legal words that the site explains: `content/glossary.yaml`. */
export const glossarySchema = v.strictObject({
  terms: v.pipe(
    listOf(term, 1),
    v.check(
      terms => doubles(terms).length === 0,
      ({ input }) => `each word once; twice here: ${doubles(input).join(", ")}`,
    ),
  ),
})

/** The term that `words` are a form of. */
export const termOf = (words: string, terms: readonly GlossaryTerm[]): GlossaryTerm | undefined =>
  terms.find(one => formsOf(one).includes(termKey(words)))
