import { existsSync, readFileSync } from "node:fs"
import { withLines } from "../../../src/gatsby/line-of-field"
import { type ContentFile, lineFor } from "../../../src/gatsby/read-content"
import { contentTexts } from "../../rebrand/mentions/content-texts"
import type { Finding } from "../../rebrand/mentions/unkept-mentions"
import { avoidedWords } from "./avoided-words"
import { codeTexts } from "./code-texts"
import { missingContractions } from "./contractions"
import { readHouseStyle } from "./read-house-style"

/** The list that writers edit, inside `content/`. */
const LIST = "house-style.yaml"

/** What's written otherwise than `content/house-style.yaml` asks, in pages and in the texts of code, and what's wrong with the list. */
export function checkHouseStyle(files: readonly ContentFile[]): string[] {
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
  const pages = contentTexts(files)
  const code = codeTexts()
  return [
    ...avoidedWords(pages, style.words, "pages"),
    ...avoidedWords(code, style.words, "code"),
    ...missingContractions([...pages, ...code], style),
  ].map(lineOf)
}

const lineOf = ({ where, message }: Finding): string => `${where}: ${message}`
