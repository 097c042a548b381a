import { readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { shouldPublishSourceMaps } from "../src/gatsby/source-maps"
import { findBuiltProblems } from "./built/built-problems"
import { findMarkdownProblems } from "./built/markdown-problems"
import { findUnwantedFiles } from "./built/published-files"
import { readBuiltPages } from "./built/read-html"
import { findStyleProblems } from "./built/style-problems"
import { reportProblems } from "./run-command"

const PUBLIC = "public"

const isFile = (path: string): boolean => statSync(join(PUBLIC, path), { throwIfNoEntry: false })?.isFile() ?? false

const readText = (path: string): string | null => (isFile(path) ? readFileSync(join(PUBLIC, path), "utf8") : null)

const pages = readBuiltPages(PUBLIC)
const problems = [
  ...findBuiltProblems(pages, isFile),
  ...findMarkdownProblems(pages, readText),
  ...findStyleProblems(pages, readFileSync(join(PUBLIC, "styles.css"), "utf8")),
  ...findUnwantedFiles(PUBLIC, { sourceMaps: shouldPublishSourceMaps(process.env) }),
]
if (pages.length === 0) problems.push(`${PUBLIC} has no page: run npm run build first`)
reportProblems(problems, "to put right.", `${pages.length} pages, nothing wrong.`)
