import { join } from "node:path"
import { checkContent } from "../../src/gatsby/check-content"
import { listHandMadeRoutes } from "../../src/gatsby/addresses"
import { formatProblem } from "../../src/gatsby/read-content"

/** What the content check says about the project in `folder`; with a `file`, about that one alone. */
export const listProblems = (folder: string, file?: string): string[] =>
  checkContent(join(folder, "content"), listHandMadeRoutes("src/pages"))
    .filter(problem => file === undefined || problem.file === file)
    .map(formatProblem)
