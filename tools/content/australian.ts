import { readFileSync } from "node:fs"
import nspell from "nspell"
import { parseProjectWords, type Speller } from "../../src/gatsby/gates/spelling"

/** Its files are read directly: its own module awaits one at the top, and can't be required. */
const DICTIONARY = "node_modules/dictionary-en-au"

/** Knows Australian English. */
export const createAustralianSpeller = (): Speller =>
  nspell(readFileSync(`${DICTIONARY}/index.aff`), readFileSync(`${DICTIONARY}/index.dic`))

/** The words that the project adds to the dictionary, in the file where writers add them. */
export const readProjectWords = (): string[] => parseProjectWords(readFileSync("content/words.txt", "utf8"))
