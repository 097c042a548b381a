import { cpSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { formatFieldProblem } from "../../src/gatsby/read-content"
import { listContentProblems } from "../content/list-problems"
import type { ReadList } from "../content/read-list"
import type { Answers } from "./answers"
import { checkBrandMarkAndColours, type ReadMark } from "./check-brand"
import { type Format, rebrandContent } from "./rebrand-content"
import { type Changes, compareFolders } from "./summary"

export type Prepared = { ok: true; content: string; changes: Changes } | { ok: false; problems: string[] }

export type Given = {
  /** The answers as they were written. */
  given: unknown
  read: ReadList<Answers>
  readMark: ReadMark
}

/**
 * Writes nothing but the copy. All problems with the answers, the mark and the colours are returned at once, or else
 * those of the copy.
 */
export async function createRebrandedContentCopy(
  content: string,
  { given: rawAnswers, read: result, readMark }: Given,
  format: Format,
): Promise<Prepared> {
  const brand = checkBrandMarkAndColours(rawAnswers, readMark)
  const problems = [...(result.ok ? [] : result.problems), ...brand.problems]
  if (!result.ok || problems.length > 0) return { ok: false, problems: problems.map(formatFieldProblem) }
  const folder = mkdtempSync(join(tmpdir(), "rebrand-"))
  const copy = join(folder, "content")
  cpSync(content, copy, { recursive: true })
  await rebrandContent(copy, result.value, brand.mark, format)
  const copyProblems = listContentProblems(folder)
  if (copyProblems.length === 0) return { ok: true, content: copy, changes: compareFolders(content, copy) }
  rmSync(folder, { recursive: true })
  return { ok: false, problems: copyProblems }
}
