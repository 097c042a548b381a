import { existsSync, statSync } from "node:fs"
import { join } from "node:path"
import { publishesSourceMaps } from "../src/gatsby/source-maps"
import { builtPages } from "./built/built-pages"
import { builtProblems } from "./built/built-problems"
import { publishedFileProblems } from "./built/published-files"

const PUBLIC = "public"

const isFile = (path: string): boolean => {
  const file = join(PUBLIC, path)
  return existsSync(file) && statSync(file).isFile()
}

const pages = builtPages(PUBLIC)
const problems = [
  ...builtProblems(pages, isFile),
  ...publishedFileProblems(PUBLIC, { sourceMaps: publishesSourceMaps(process.env) }),
]
if (pages.length === 0) problems.push(`${PUBLIC} holds no page: run npm run build first`)
if (problems.length > 0) {
  process.stderr.write(`${problems.join("\n")}\n\n${problems.length} to put right.\n`)
  process.exitCode = 1
} else {
  process.stdout.write(`${pages.length} pages, nothing wrong.\n`)
}
