import { readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { findBuiltPageProblems } from "./built/built-problems"
import { comparePagesWithMarkdown } from "./built/markdown-problems"
import { findFilesNotToPublish } from "./built/published-files"
import { readBuiltPages } from "./built/read-html"
import { findMissingAndUnusedStyles } from "./built/style-problems"
import { reportCheckResult } from "./run-command"

const PUBLIC = "public"

const isBuiltFile = (path: string): boolean =>
  statSync(join(PUBLIC, path), { throwIfNoEntry: false })?.isFile() ?? false

const readBuiltText = (path: string): string | null =>
  isBuiltFile(path) ? readFileSync(join(PUBLIC, path), "utf8") : null

const pages = readBuiltPages(PUBLIC)
const problems = [
  ...findBuiltPageProblems(pages, isBuiltFile),
  ...comparePagesWithMarkdown(pages, readBuiltText),
  ...findMissingAndUnusedStyles(pages, readFileSync(join(PUBLIC, "styles.css"), "utf8")),
  ...findFilesNotToPublish(PUBLIC),
]
if (pages.length === 0) problems.push(`${PUBLIC} has no page: run npm run build first`)
reportCheckResult(problems, "to put right.", `${pages.length} pages, nothing wrong.`)
