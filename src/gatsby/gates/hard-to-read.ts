import { fieldIn } from "../content-types/read-entry"
import type { Problem, ReadableFile } from "../read-content"
import { proseOf } from "../prose/prose"
import { readingLevel } from "../prose/reading-level"

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
