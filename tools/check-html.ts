import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { shouldPublishSourceMaps } from "../src/gatsby/source-maps"
import { findBuiltProblems, type Built } from "./built/built-problems"
import { findMarkdownProblems } from "./built/markdown-problems"
import { findUnwantedFiles } from "./built/published-files"
import { findStyleProblems } from "./built/style-problems"

const PUBLIC = "public"

/** What the build keeps for itself, and the editor, which is no page of the site. */
const NO_PAGES = /^(?:_gatsby|admin|page-data|~partytown)\//

/** The pages in `dir`, each by the address at which it is served. Shells of client-only routes keep their brackets. */
function readBuiltPages(dir: string): Built[] {
  return readdirSync(dir, { recursive: true, encoding: "utf8" })
    .map(file => file.replaceAll("\\", "/"))
    .filter(file => file.endsWith(".html") && !NO_PAGES.test(file))
    .sort()
    .map(file => ({ path: getAddress(file), html: readFileSync(join(dir, file), "utf8") }))
}

/** `index.html` as `/`, `buying.html` and `buying/index.html` as `/buying`. */
const getAddress = (file: string): string => `/${file.replace(/(?:(?:^|\/)index)?\.html$/, "")}`

const isFile = (path: string): boolean => {
  const file = join(PUBLIC, path)
  return existsSync(file) && statSync(file).isFile()
}

const textAt = (path: string): string | null => (isFile(path) ? readFileSync(join(PUBLIC, path), "utf8") : null)

const pages = readBuiltPages(PUBLIC)
const problems = [
  ...findBuiltProblems(pages, isFile),
  ...findMarkdownProblems(pages, textAt),
  ...findStyleProblems(pages, readFileSync(join(PUBLIC, "styles.css"), "utf8")),
  ...findUnwantedFiles(PUBLIC, { sourceMaps: shouldPublishSourceMaps(process.env) }),
]
if (pages.length === 0) problems.push(`${PUBLIC} has no page: run npm run build first`)
if (problems.length > 0) {
  process.stderr.write(`${problems.join("\n")}\n\n${problems.length} to put right.\n`)
  process.exitCode = 1
} else {
  process.stdout.write(`${pages.length} pages, nothing wrong.\n`)
}
