/**
 * @property hints Parts of words, in small letters. A sentence that has none of them can't contain the phrase, and
 *   looking for them is much faster than the pattern.
 */
export type Phrase = { pattern: RegExp; hints: readonly string[] }

/**
 * Converts a phrase of a list to a pattern for whole words, with any spaces between them. `a/b` is either word, `*` any
 * characters of a word, `...` any number of words between, and a `^` at the start of the phrase the start of the
 * sentence. A phrase without capitals also matches words with capitals.
 *
 * @param after A pattern that must follow the phrase.
 */
export function createPhrasePattern(phrase: string, after = ""): Phrase {
  const parts = phrase.replace(/^\^/, "").split(/\s+\.\.\.\s+/)
  const before = phrase.startsWith("^") ? "(?<=^[^\\p{L}\\p{N}]*)" : "(?<![\\p{L}\\p{N}-])"
  const anyCase = phrase === phrase.toLowerCase()
  const pattern = new RegExp(
    `${before}(?:${parts.map(createWordsPattern).join(BETWEEN)})${after}`,
    anyCase ? "giu" : "gu",
  )
  return { pattern, hints: listPhraseHints(parts.join(" ")) }
}

/** Returns the longest word of a phrase in small letters, all its alternatives (`a/b`), and only parts without a `*`. */
const listPhraseHints = (words: string): string[] =>
  words
    .toLowerCase()
    .split(/\s+/)
    .map(word => word.split("/").map(one => one.split("*").reduce((a, b) => (b.length > a.length ? b : a))))
    .reduce((best, hints) => (getShortestHintLength(hints) > getShortestHintLength(best) ? hints : best))

const getShortestHintLength = (hints: readonly string[]): number => Math.min(...hints.map(({ length }) => length))

const BETWEEN = ".*?(?<![\\p{L}\\p{N}-])"

const createWordsPattern = (words: string): string => words.split(/\s+/).map(buildRegexForPhraseWord).join("\\s+")

function buildRegexForPhraseWord(word: string): string {
  const each = word.split("/").map(one => {
    const source = one.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", "[\\p{L}\\p{N}'-]*")
    return /[\p{L}\p{N}*]$/u.test(one) ? `${source}(?![\\p{L}\\p{N}-])` : source
  })
  return `(?:${each.join("|")})`
}

/** A match in a sentence. `from` is the index of its first character (inclusive), and `to` is exclusive. */
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

export const overlaps = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to

export const toPlainSentence = (sentence: string): string => sentence.replaceAll("’", "'").replace(/\s+/g, " ").trim()
