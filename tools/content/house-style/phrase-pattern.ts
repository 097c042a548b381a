/**
 * @property hints Letters of which every sentence with the phrase has one at least, in small letters. Most sentences have
 *   none, and looking for them takes a fraction of the time that the pattern takes.
 */
export type Phrase = { pattern: RegExp; hints: readonly string[] }

/**
 * A phrase of the list as it's found in a sentence: whole words, whatever the spaces between them. `a/b` is either word, `*`
 * any characters of a word, `...` any words between, also none, and `^` at its beginning the beginning of the sentence. A
 * phrase without a capital is found with capitals too.
 *
 * @param after A further pattern that must follow.
 */
export function parsePhrase(phrase: string, after = ""): Phrase {
  const parts = phrase.replace(/^\^/, "").split(/\s+\.\.\.\s+/)
  const before = phrase.startsWith("^") ? "(?<=^[^\\p{L}\\p{N}]*)" : "(?<![\\p{L}\\p{N}-])"
  const anyCase = phrase === phrase.toLowerCase()
  const pattern = new RegExp(
    `${before}(?:${parts.map(createWordsPattern).join(BETWEEN)})${after}`,
    anyCase ? "giu" : "gu",
  )
  return { pattern, hints: listHints(parts.join(" ")) }
}

/** Of the words of a phrase the longest one, in small letters; of a word to choose from all, and of one with a `*` a part. */
const listHints = (words: string): string[] =>
  words
    .toLowerCase()
    .split(/\s+/)
    .map(word => word.split("/").map(one => one.split("*").reduce((a, b) => (b.length > a.length ? b : a))))
    .reduce((best, hints) => (getShortestLength(hints) > getShortestLength(best) ? hints : best))

const getShortestLength = (hints: readonly string[]): number => Math.min(...hints.map(({ length }) => length))

/** Any words, up to the beginning of one. */
const BETWEEN = ".*?(?<![\\p{L}\\p{N}-])"

/** Words in a row. */
const createWordsPattern = (words: string): string => words.split(/\s+/).map(createWordPattern).join("\\s+")

/** One word of a phrase, or several to choose from. A comma or full stop may end it. */
function createWordPattern(word: string): string {
  const each = word.split("/").map(one => {
    const source = one.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", "[\\p{L}\\p{N}'-]*")
    return /[\p{L}\p{N}*]$/u.test(one) ? `${source}(?![\\p{L}\\p{N}-])` : source
  })
  return `(?:${each.join("|")})`
}

/** A phrase where it's found in a sentence: `from` is its first character, `to` the one after its last. */
export type Span = { words: string; from: number; to: number }

export function findPhrase({ pattern, hints }: Phrase, sentence: string): Span[] {
  const small = sentence.toLowerCase()
  if (!hints.some(hint => small.includes(hint))) return []
  return [...sentence.matchAll(pattern)].map(({ 0: words, index }) => ({
    words,
    from: index,
    to: index + words.length,
  }))
}

export const hasPhrase = (phrases: readonly Phrase[], sentence: string): boolean =>
  phrases.some(phrase => findPhrase(phrase, sentence).length > 0)

export const overlap = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to

/** A sentence with plain apostrophes and single spaces, as phrases are written. */
export const toPlainSentence = (sentence: string): string => sentence.replaceAll("’", "'").replace(/\s+/g, " ").trim()
