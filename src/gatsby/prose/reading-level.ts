import { fleschKincaid } from "flesch-kincaid"
import { syllable } from "syllable"

const SENTENCE_END = /[.!?:;]+(?=\s|$)/
const WORD = /[\p{L}\p{N}]+(?:['’-]\p{L}+)*/gu

/** Some text in numbers. */
export type Measured = { words: number; level: number }

/**
 * How many years of school the reader of `texts` needs: Flesch-Kincaid grade level (Kincaid and others, 1975). A text
 * without a full stop is one sentence.
 */
export function readingLevel(texts: readonly string[]): Measured {
  const sentences = texts.flatMap(text => text.split(SENTENCE_END)).filter(sentence => WORD_IN.test(sentence))
  const words = sentences.flatMap(sentence => sentence.match(WORD) ?? [])
  if (words.length === 0) return { words: 0, level: 0 }
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0)
  return {
    words: words.length,
    level: fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables }),
  }
}

const WORD_IN = /[\p{L}\p{N}]/u

/** A number in digits is said, too: it counts as one. */
const syllablesIn = (word: string): number => Math.max(1, syllable(word))
