import { existsSync, readFileSync } from "node:fs"
import { withLines } from "../../../src/gatsby/line-of-field"
import { lineFor } from "../../../src/gatsby/read-content"
import type { Finding, SeenText } from "../../rebrand/mentions/unkept-mentions"
import { avoidedWords } from "./avoided-words"
import { missingContractions } from "./contractions"
import { readHouseStyle } from "./read-house-style"

/** The list that writers edit, inside `content/`. */
const LIST = "house-style.yaml"

/** What's written otherwise than `content/house-style.yaml` asks, in sentences of pages and of code, and what's wrong with the list. */
export function checkHouseStyle(pages: readonly SeenText[], code: readonly SeenText[]): string[] {
  const path = `content/${LIST}`
  if (!existsSync(path)) return [`${path}: is missing; without it no word is looked at`]
  const text = readFileSync(path, "utf8")
  const read = readHouseStyle(text)
  if (!read.ok)
    return withLines(
      read.problems.map(problem => ({ file: LIST, ...problem })),
      () => text,
    ).map(lineFor)
  const { style } = read
  return [
    ...avoidedWords(pages, style.words, "pages"),
    ...avoidedWords(code, style.words, "code"),
    ...missingContractions([...pages, ...code], style),
  ].map(lineOf)
}

const lineOf = ({ where, message }: Finding): string => `${where}: ${message}`
