import { existsSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import type { ShownProblem } from "../../domain/content/shown-problem"
import type { State } from "../../domain/states"
import { checkContentFolder } from "../check-content"
import { addProblemLines } from "../field-lines"
import { checkForChangedFirmStates } from "../firm-file"
import { listContentFiles, readContent, formatFieldProblem } from "../read-content"

/**
 * Lists all problems that the content check finds, with the line of each field and the pages made from each file.
 *
 * @param startedStates The states that the running code was generated for.
 */
export function listContentProblemsWithPages(
  content: string,
  routes: readonly string[],
  startedStates: readonly State[],
): ShownProblem[] {
  const getFileText = (file: string): string | null =>
    /\.(?:mdx?|yaml|json)$/.test(file) && existsSync(join(content, file))
      ? readFileSync(join(content, file), "utf8")
      : null
  const { files } = readContent(content)
  const problems = [...checkContentFolder(content, routes), ...checkForChangedFirmStates(content, startedStates)]
  return addProblemLines(problems, getFileText).map(problem => ({
    file: `content/${problem.file}`,
    sentence: formatFieldProblem(problem),
    pages: files.flatMap(file => (file.file === problem.file ? (file.address ?? []) : [])),
  }))
}

/** Returns a text that changes whenever a file in `content` is added, changed or deleted. */
export const getContentFingerprint = (content: string): string =>
  listContentFiles(content)
    .map(file => {
      const { mtimeMs, size } = statSync(join(content, file), { throwIfNoEntry: false }) ?? { mtimeMs: 0, size: 0 }
      return `${file} ${mtimeMs} ${size}`
    })
    .join("\n")
