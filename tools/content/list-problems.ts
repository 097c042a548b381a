import { join } from "node:path"
import { checkContentFolder } from "../../src/gatsby/check-content"
import { listHandMadeRoutes } from "../../src/gatsby/addresses"
import { formatProblem } from "../../src/gatsby/read-content"

/** Returns what the content check reports about the project in `folder`; if a `file` is given, about that file only. */
export const listContentProblems = (folder: string, file?: string): string[] =>
  checkContentFolder(join(folder, "content"), listHandMadeRoutes("src/pages"))
    .filter(problem => file === undefined || problem.file === file)
    .map(formatProblem)
