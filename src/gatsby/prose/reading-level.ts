const SENTENCE_END = /[.!?:;]+(?=\s|$)/
const WORD = /[\p{L}\p{N}]+(?:['’-]\p{L}+)*/gu

/** Some text in numbers. */
export type Measured = { words: number; level: number }

/**
 * How many years of school the reader of `texts` needs: Flesch-Kincaid grade level (Kincaid and others, 1975),
 * 0.39 words per sentence + 11.8 syllables per word - 15.59. A text without a full stop is one sentence.
 */
export function readingLevel(texts: readonly string[]): Measured {
  const sentences = texts.flatMap(text => text.split(SENTENCE_END)).filter(sentence => WORD_IN.test(sentence))
  const words = sentences.flatMap(sentence => sentence.match(WORD) ?? [])
  if (words.length === 0) return { words: 0, level: 0 }
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return {
    words: words.length,
    level: 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59,
  }
}

const WORD_IN = /[\p{L}\p{N}]/u

/** Groups of vowels, where a y before another is none, without an e that is not heard. Right for most words, and wrong in both directions for the rest. */
export function syllablesOf(word: string): number {
  const heard = word
    .toLowerCase()
    .replace(/[^a-z]/g, "")
    .replace(/y(?=[aeiou])/g, "-")
    .replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, "")
  return Math.max(1, heard.match(/[aeiouy]+/g)?.length ?? 0)
}
