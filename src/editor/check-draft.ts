import { checkContentFiles, listLeftOutFileProblems } from "../gatsby/check-content"
import { splitFieldPath } from "../gatsby/field-lines"
import { findLongGuides } from "../gatsby/gates/guide-length"
import { findNearDuplicatePages } from "../gatsby/gates/near-duplicates"
import { findHardToReadPages } from "../gatsby/gates/reading-level"
import { findMisspeltWords, parseProjectWords, type Speller } from "../gatsby/gates/spelling"
import type { PictureSize } from "../gatsby/pictures/picture-sizes"
import {
  type Content,
  parseContentFiles,
  formatProblem,
  type Problem,
  listValidSiteFiles,
} from "../gatsby/read-content"
import { type Texts, WORDS_FILE } from "./content-texts"

/** An entry in the editor. `file` is its path inside `content/`, or the path that it would get. */
export type Draft = { file: string; fields: Record<string, unknown>; body: string | null }

/** The line of a rendered draft on which the text below the fields begins. */
const BODY_LINE = 4

/** Renders the entry as a file that the check can read. Its fields are in one line, which is valid both as YAML and as JSON. */
export function renderDraftFile({ fields, body }: Draft): string {
  const head = JSON.stringify(fields)
  return body === null ? head : `---\n${head}\n---\n${body}`
}

export type DraftProblem = {
  /** The file and field in which the draft would cause a problem. Null for a problem in the draft itself. */
  elsewhere: string | null
  /** The path to the field: names of fields, and positions in lists, counted from 0. */
  path: readonly (string | number)[]
  /** The line in that field, counted from 1, if the field's text has several lines. */
  line: number | null
  message: string
}

export type Checker = ReturnType<typeof createDraftChecker>

/**
 * Creates the content check for an entry among all others. Problems in other files only count if the draft causes them.
 * `routes` are the addresses of pages that aren't made from content.
 */
export function createDraftChecker(
  texts: Texts,
  routes: readonly string[],
  speller: () => Speller,
  pictures: () => ReadonlyMap<string, PictureSize> = () => new Map(),
) {
  // Mistakes in files that the build leaves out count too, since a writer may be editing one of them.
  const checkAll = (content: Content) => [
    ...checkContentFiles(content, routes, { sizes: pictures() }),
    ...listLeftOutFileProblems(content.files),
  ]
  let oldProblems: Set<string> | null = null
  const getOldProblems = () => (oldProblems ??= new Set(checkAll(parseContentTexts(texts)).map(formatProblem)))
  // The file comes last, since the check reports the second of two entries with the same value.
  const parseTextsWithFile = (file: string, text: string) =>
    parseContentTexts(new Map([...[...texts].filter(([name]) => name !== file), [file, text]]))
  const checkQuickly = (file: string, text: string) => {
    const content = parseTextsWithFile(file, text)
    const own = listValidSiteFiles(content.files).filter(one => one.file === file)
    return [
      ...checkAll(content).filter(one => one.file === file || !getOldProblems().has(formatProblem(one))),
      ...findHardToReadPages(own),
      ...findLongGuides(own),
    ]
  }
  const runSlowChecks = (file: string, text: string) => {
    const all = parseTextsWithFile(file, text).files.filter(({ example }) => !example)
    const files = listValidSiteFiles(all)
    const own = parseProjectWords(texts.get(WORDS_FILE) ?? "")
    const problems = [...findNearDuplicatePages(files, all), ...findMisspeltWords(files, speller(), own)]
    return problems.filter(one => one.file === file)
  }
  const checkFully = (file: string, text: string) => [...checkQuickly(file, text), ...runSlowChecks(file, text)]
  return {
    /** Returns the problems that the content check would report if the draft were saved, without the slow checks. */
    checkQuickly: (draft: Draft) => toDraftProblems(checkQuickly(draft.file, renderDraftFile(draft)), draft),
    /** Returns all problems, including spelling and near duplicates. Takes about a second. */
    checkFully: (draft: Draft) => toDraftProblems(checkFully(draft.file, renderDraftFile(draft)), draft),
    checkFile: checkFully,
  }
}

export const parseContentTexts = (texts: Texts): Content =>
  parseContentFiles(
    [...texts.keys()].filter(name => name !== WORDS_FILE),
    name => texts.get(name) ?? "",
  )

/** Converts problems, and removes duplicates, such as when two rules of a field have the same message. */
const toDraftProblems = (problems: readonly Problem[], draft: Draft): DraftProblem[] => {
  const problemsByLine = new Map(problems.map(problem => [formatProblem(problem), problem]))
  return [...problemsByLine.values()].map(problem => toDraftProblem(problem, draft))
}

/** The names in problems that aren't names of fields. */
const NO_FIELDS: readonly (string | number)[] = ["file", "page", "fields", "address", "text", ""]

function toDraftProblem({ file, where: place, message }: Problem, draft: Draft): DraftProblem {
  if (file !== draft.file) return { elsewhere: `${file}: ${place}`, path: [], line: null, message }
  const parts = place.split(", ")
  const line = Number(/^line (\d+)$/.exec(parts.at(-1) ?? "")?.[1]) || null
  const path = splitFieldPath(parts.slice(0, line === null ? undefined : -1).join(", ")).filter(
    name => name in draft.fields || !NO_FIELDS.includes(name),
  )
  if (line === null || path.length > 0) return { elsewhere: null, path, line, message }
  if (draft.body !== null && line >= BODY_LINE)
    return { elsewhere: null, path: ["body"], line: line - BODY_LINE + 1, message }
  return {
    elsewhere: null,
    path: findFieldContainingWord(/"([^"]+)"/.exec(message)?.[1] ?? "", draft.fields),
    line: null,
    message,
  }
}

function findFieldContainingWord(word: string, fields: Record<string, unknown>): string[] {
  const field = Object.entries(fields).find(([, value]) => JSON.stringify(value).includes(word))
  return word !== "" && field ? [field[0]] : []
}
