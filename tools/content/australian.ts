import { readFileSync } from "node:fs"
import nspell from "nspell"
import { parseProjectWords, type Speller } from "../../src/gatsby/gates/spelling"

/** The dictionary's files are read directly, because its module has a top-level await and can't be loaded with `require`. */
const DICTIONARY = "node_modules/dictionary-en-au"

export const createAustralianSpeller = (): Speller =>
  nspell(readFileSync(`${DICTIONARY}/index.aff`), readFileSync(`${DICTIONARY}/index.dic`))

export const readProjectWords = (): string[] => parseProjectWords(readFileSync("content/words.txt", "utf8"))
