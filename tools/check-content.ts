import { checkContent, contentFiles } from "../src/gatsby/check-content"
import { handMadeRoutes } from "../src/gatsby/hand-made-routes"
import { lineFor } from "../src/gatsby/problem"

const CONTENT = "content"

const problems = checkContent(CONTENT, handMadeRoutes("src/pages"))
if (problems.length > 0) {
  process.stderr.write(`${problems.map(lineFor).join("\n")}\n\n${problems.length} to put right.\n`)
  process.exitCode = 1
} else {
  process.stdout.write(`${contentFiles(CONTENT).length} files, nothing wrong.\n`)
}
