import { fleschKincaid } from "flesch-kincaid"
import { syllable } from "syllable"
import { getFieldName } from "../content-types/read-entry"
import { listProse } from "../prose/prose"
import type { Problem, ReadableFile } from "../read-content"

/** The highest reading level of a page, in years of school. Most adults comfortably read a few years below the level they finished at. */
const HIGHEST_LEVEL = 10

/** The highest median: at least half of all pages must read at this level or below. */
const HIGHEST_MEDIAN = 8

const FEWEST_WORDS = 100

const PAGES_TO_NAME = 3

/** Elements and fields that are written in sentences. Titles, labels and table cells aren't. */
const IN_SENTENCES = ["p", "li", "blockquote", "lead", "text", "answer", "point", "check", "meaning", "summary"]

export const findHardToReadPages = (files: readonly ReadableFile[]): Problem[] =>
  measureReadingLevelOfPages(files).flatMap(({ file, where, level }) => {
    if (level <= HIGHEST_LEVEL) return []
    const message = `reads at the level of year ${level.toFixed(1)}; shorter sentences and words bring it to ${HIGHEST_LEVEL} or less`
    return [{ file, where, message }]
  })

export function checkMedianReadingLevel(files: readonly ReadableFile[]): string[] {
  const levels = measureReadingLevelOfPages(files).sort((a, b) => b.level - a.level)
  // If the number of pages is even, the harder of the two pages in the middle counts.
  const median = levels[Math.floor((levels.length - 1) / 2)]?.level ?? 0
  if (median <= HIGHEST_MEDIAN) return []
  const first = levels.slice(0, PAGES_TO_NAME).map(({ file, level }) => `content/${file} (${level.toFixed(1)})`)
  return [
    `content: half of the pages read at the level of year ${median.toFixed(1)} or above, and at most ${HIGHEST_MEDIAN} is right; begin with ${first.join(", ")}`,
  ]
}

function measureReadingLevelOfPages(files: readonly ReadableFile[]) {
  return files.flatMap(({ file, entry }) => {
    const sentences = listProse(entry).filter(({ tag }) => IN_SENTENCES.includes(tag))
    const { words, level } = measureReadingLevelOfTexts(sentences.map(({ text }) => text))
    return words < FEWEST_WORDS ? [] : [{ file, where: getFieldName(entry, "page"), level }]
  })
}

/** Colons and semicolons don't end a sentence: they don't make a long one easier to read. */
const SENTENCE_END = /[.!?]+["'”’)]*(?=\s|$)/
const WORD = /[\p{L}\p{N}]+(?:['’-]\p{L}+)*/gu

/** The Flesch-Kincaid grade level (Kincaid and others, 1975), in years of school. A text without a full stop is one sentence. */
export function measureReadingLevelOfTexts(texts: readonly string[]) {
  const sentences = texts.flatMap(text => text.split(SENTENCE_END)).filter(sentence => HAS_WORD.test(sentence))
  const words = sentences.flatMap(sentence => sentence.match(WORD) ?? [])
  if (words.length === 0) return { words: 0, level: 0 }
  const syllables = words.reduce((total, word) => total + countSyllables(word), 0)
  return {
    words: words.length,
    level: fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables }),
  }
}

const HAS_WORD = /[\p{L}\p{N}]/u

/** A number in digits counts as one syllable. */
const countSyllables = (word: string): number => Math.max(1, syllable(word))
