import { readFileSync } from "node:fs"
import nspell from "nspell"
import type { Speller } from "../../src/gatsby/gates/spelling"

/** Its own way in waits for a file, which a module that is required cannot do. */
const DICTIONARY = "node_modules/dictionary-en-au"

/** Knows Australian English. */
export const australianSpeller = (): Speller =>
  nspell(readFileSync(`${DICTIONARY}/index.aff`), readFileSync(`${DICTIONARY}/index.dic`))

/** The words that the project adds to the dictionary, in the file where writers add them. */
export const ownWords = (file = "content/words.txt"): string[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .map(line => line.trim())
    .filter(line => line !== "" && !line.startsWith("#"))
