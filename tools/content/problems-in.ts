import { join } from "node:path"
import { checkContent } from "../../src/gatsby/check-content"
import { handMadeRoutes } from "../../src/gatsby/addresses"
import { lineFor } from "../../src/gatsby/read-content"

/** What the content check says about one file of the project in `folder`. */
export const problemsIn = (folder: string, file: string): string[] =>
  checkContent(join(folder, "content"), handMadeRoutes("src/pages"))
    .filter(problem => problem.file === file)
    .map(lineFor)
