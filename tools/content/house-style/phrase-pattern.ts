/**
 * A phrase of the list as it's found in a sentence: whole words, whatever the spaces between them. `a/b` is either word, `*`
 * any characters of a word, `...` any words between, also none, and `^` at its beginning the beginning of the sentence. A
 * phrase without a capital is found with capitals too.
 *
 * @param after A further pattern that must follow.
 */
export function phrasePattern(phrase: string, after = ""): RegExp {
  const parts = phrase.replace(/^\^/, "").split(/\s+\.\.\.\s+/)
  const before = phrase.startsWith("^") ? "(?<=^[^\\p{L}\\p{N}]*)" : "(?<![\\p{L}\\p{N}-])"
  const anyCase = phrase === phrase.toLowerCase()
  return new RegExp(`${before}(?:${parts.map(wordsPattern).join(BETWEEN)})${after}`, anyCase ? "giu" : "gu")
}

/** Any words, up to the beginning of one. */
const BETWEEN = ".*?(?<![\\p{L}\\p{N}-])"

/** Words in a row. */
const wordsPattern = (words: string): string => words.split(/\s+/).map(wordPattern).join("\\s+")

/** One word of a phrase, or several to choose from. A comma or full stop may end it. */
function wordPattern(word: string): string {
  const each = word.split("/").map(one => {
    const escaped = one.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", "[\\p{L}\\p{N}'-]*")
    return /[\p{L}\p{N}*]$/u.test(one) ? `${escaped}(?![\\p{L}\\p{N}-])` : escaped
  })
  return `(?:${each.join("|")})`
}

/** A phrase where it's found in a sentence: `from` is its first character, `to` the one after its last. */
export type Span = { words: string; from: number; to: number }

export const findPhrase = (pattern: RegExp, sentence: string): Span[] =>
  [...sentence.matchAll(pattern)].map(({ 0: words, index }) => ({ words, from: index, to: index + words.length }))

export const overlap = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to

/** A sentence with plain apostrophes and single spaces, as phrases are written. */
export const plainSentence = (sentence: string): string => sentence.replaceAll("’", "'").replace(/\s+/g, " ").trim()
