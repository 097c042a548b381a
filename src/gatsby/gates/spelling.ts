import { formatList } from "../../domain/text-formats"
import { STATE_NAMES, STATES } from "../../domain/states"
import type { Problem, ReadableFile } from "../read-content"
import { listFieldTexts } from "../../domain/content/field-problems"
import { listProse } from "../prose/prose"

export type Speller = { correct: (word: string) => boolean; suggest: (word: string) => readonly string[] }

const NO_WORDS = /\S*[@/#_\d]\S*|[\w-]+(?:\.[\w-]+)+/g

const WORD = /\p{L}+(?:['’]\p{L}+)*/gu

/** Matches the text before a word in the middle of a sentence, where a word with a capital is treated as a name. */
const IN_A_SENTENCE = /(?<=[\p{L}\p{N},;’')-]\s*)$/u

const MOST_SUGGESTIONS = 3

/** Matches a name made of two words, such as VicPlan. */
const TWO_IN_ONE = /\p{Ll}\p{Lu}/u

const NAMES = ["name", "legalName", "council", "region", "waterAuthority", "titleRegistry"]

/** The words in the names of states, which may be at the beginning of a sentence. */
const STATE_WORDS = STATES.flatMap(state => STATE_NAMES[state].name.split(" "))

/**
 * Reports each word once for each file. Skips names in the middle of a sentence, words in capitals, words of fewer than
 * three letters, and names in the file's own fields or the firm's. `own` words may also have a capital.
 */
export function findMisspeltWords(files: readonly ReadableFile[], speller: Speller, own: readonly string[]): Problem[] {
  const firm = files.filter(({ type }) => type.kind === "site").flatMap(({ entry }) => listNamesInFields(entry.fields))
  const correctWords = new Set([...own, ...STATE_WORDS, ...firm])
  const verdicts = new Map<string, boolean>()
  const isSpeltRight = (word: string): boolean => {
    const before = verdicts.get(word)
    if (before !== undefined) return before
    const right = correctWords.has(word) || correctWords.has(word.toLowerCase()) || speller.correct(word)
    verdicts.set(word, right)
    return right
  }
  return files.flatMap(({ file, text, entry }) => {
    const names = new Set(listNamesInFields(entry.fields))
    const words = listProse(entry).flatMap(block => listWordsToSpellcheck(block.text))
    return [...new Set(words)]
      .filter(word => !names.has(word) && !isSpeltRight(word))
      .map(word => ({ file, where: findLineWithWord(word, text), message: suggestSpelling(word, speller) }))
  })
}

/** Reads the words that the project adds to the dictionary. `text` is the text of `content/words.txt`. */
export const parseProjectWords = (text: string): string[] =>
  text
    .split("\n")
    .map(line => line.trim())
    .filter(line => line !== "" && !line.startsWith("#"))

/** Splits a text into the words that a dictionary can check, with straight apostrophes and without a possessive `'s`. */
function listWordsToSpellcheck(text: string): string[] {
  const plain = text.replace(NO_WORDS, " ")
  return [...plain.matchAll(WORD)].flatMap(({ 0: match, index }) => {
    const isName = /^\p{Lu}/u.test(match) && IN_A_SENTENCE.test(plain.slice(0, index))
    const word = match.replaceAll("’", "'").replace(/'s$/, "")
    return isName || word.length < 3 || word === word.toUpperCase() || TWO_IN_ONE.test(word) ? [] : [word]
  })
}

const listNamesInFields = (fields: unknown): string[] =>
  listFieldTexts(fields).flatMap(({ name, text }) => (NAMES.includes(name) ? (text.match(WORD) ?? []) : []))

function findLineWithWord(word: string, text: string): string {
  const asWord = new RegExp(`(?<!\\p{L})${word.replace("'", "['’]")}(?!\\p{L})`, "u")
  const line = text.split("\n").findIndex(one => asWord.test(one))
  return line < 0 ? "text" : `line ${line + 1}`
}

function suggestSpelling(word: string, speller: Speller): string {
  const others = speller.suggest(word).slice(0, MOST_SUGGESTIONS)
  const advice = others.length > 0 ? `write ${formatList(others, "disjunction")}, or add it` : "correct it, or add it"
  return `"${word}" is in no Australian dictionary; ${advice} to content/words.txt`
}
