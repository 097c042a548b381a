import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join, relative } from "node:path"
import { MARK_FILE } from "../domain/mark/read-mark"
import { checkContent } from "../gatsby/check-content"
import { formatProblem } from "../gatsby/read-content"
import { buildFolder } from "./build-folder"

/** Where the fixture firm is: its file, fees, offers and people, laid out as in `content/`. */
export const FIXTURE_CONTENT = "src/testing/content"

/** A copy of the fixture firm's content, with the pictures, examples and figures of offices, which are nobody's own. Gives its folder. */
export function contentOfFixtureFirm(): string {
  const copy = join(mkdtempSync(join(tmpdir(), "content-")), "content")
  cpSync(FIXTURE_CONTENT, copy, { recursive: true })
  for (const entry of readdirSync("content", { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    const name = relative("content", file)
    if (!entry.isFile() || !isOfNoFirm(name)) continue
    mkdirSync(dirname(join(copy, name)), { recursive: true })
    copyFileSync(file, join(copy, name))
  }
  return copy
}

const isOfNoFirm = (name: string): boolean => /^(?:README\.md|pictures|rates|.*[\\/]_example\.)/.test(name)

/** The fixture firm's files that aren't one of many of a kind. */
const OF_FIXTURE_FIRM = ["site.yaml", MARK_FILE, "navigation.yaml", "glossary.yaml"]

/** The text of a file of `content/`; what a firm sets for itself is that of the fixture firm. */
export const contentText = (file: string): string =>
  readFileSync(join(OF_FIXTURE_FIRM.includes(file) ? FIXTURE_CONTENT : "content", file), "utf8")

export const NAVIGATION = `
header: [{ label: Home, path: / }]
footer: [{ title: Pages, links: [{ label: Home, path: / }] }]
legal: [{ label: Home, path: / }]
`

export const GLOSSARY = "terms: [{ term: caveat, also: [caveats], meaning: A warning on a title. }]"

/** What the check would print for a folder that holds `files` beside a firm and its navigation. */
export function linesFor(files: Record<string, string | Buffer>, routes = ["/"]): string[] {
  const firm = {
    "site.yaml": contentText("site.yaml"),
    [MARK_FILE]: contentText(MARK_FILE),
    "navigation.yaml": NAVIGATION,
    "glossary.yaml": GLOSSARY,
  }
  return checkContent(buildFolder({ ...firm, ...files }), routes).map(formatProblem)
}

/** The text of a general page with this body. `name` tells it from others; `fields` are further lines, above its heading. */
export function pageText(body: string, name = "", fields = ""): string {
  const of = name && ` of ${name}`
  const words = `A page that is long enough for the search results, made for one test${of} and for nothing else.`
  const lines = [`title: A page for a test${of}`, `description: ${words}`, ...(fields ? [fields] : [])]
  return `---\n${lines.join("\n")}\nheading: A page\nlead: A sentence.\n---\n\n${body}\n`
}
