import { fleschKincaid } from "flesch-kincaid"
import { syllable } from "syllable"
import { fieldIn } from "../content-types/read-entry"
import { proseOf } from "../prose/prose"
import type { Problem, ReadableFile } from "../read-content"

/** Years of school. Most adults read comfortably a few years below what they finished. */
const HIGHEST_LEVEL = 10

/** Fewer words say little about how a page reads. */
const FEWEST_WORDS = 100

/** What is written in sentences. Titles, labels and cells of tables are not. */
const IN_SENTENCES = ["p", "li", "blockquote", "lead", "text", "answer", "point", "check", "meaning", "summary"]

/** Pages that ask more of a reader than they should, as the numbers have it: advice, not a rule. */
export function hardToRead(files: readonly ReadableFile[]): Problem[] {
  return files.flatMap(({ file, entry }) => {
    const sentences = proseOf(entry).filter(({ tag }) => IN_SENTENCES.includes(tag))
    const { words, level } = readingLevel(sentences.map(({ text }) => text))
    if (words < FEWEST_WORDS || level <= HIGHEST_LEVEL) return []
    const message = `reads at the level of year ${level.toFixed(1)}; shorter sentences and words bring it to ${HIGHEST_LEVEL} or less`
    return [{ file, where: fieldIn(entry, "page"), message }]
  })
}

const SENTENCE_END = /[.!?:;]+(?=\s|$)/
const WORD = /[\p{L}\p{N}]+(?:['’-]\p{L}+)*/gu

/** Some text in numbers. */
type Measured = { words: number; level: number }

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
