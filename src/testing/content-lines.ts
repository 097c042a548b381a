import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { checkContent } from "../gatsby/check-content"
import { lineFor } from "../gatsby/problem"

/** The text of a file of `content/`. */
export const contentText = (file: string): string => readFileSync(join("content", file), "utf8")

export const NAVIGATION = `
header: [{ label: Home, path: / }]
footer: [{ title: Pages, links: [{ label: Home, path: / }] }]
legal: [{ label: Home, path: / }]
`

export const GLOSSARY = "terms: [{ term: caveat, also: [caveats], meaning: A warning on a title. }]"

/** What the check would print for a folder that holds `files` beside a firm and its navigation. */
export function linesFor(files: Record<string, string>, routes = ["/"]): string[] {
  const dir = mkdtempSync(join(tmpdir(), "content-"))
  const firm = { "site.yaml": contentText("site.yaml"), "navigation.yaml": NAVIGATION, "glossary.yaml": GLOSSARY }
  for (const [name, text] of Object.entries({ ...firm, ...files })) {
    mkdirSync(dirname(join(dir, name)), { recursive: true })
    writeFileSync(join(dir, name), text)
  }
  return checkContent(dir, routes).map(lineFor)
}

/** The text of a general page with this body. */
export function pageText(body: string): string {
  const words = "A page that is long enough for the search results, made for one test and for nothing else."
  return `---\ntitle: A page for a test\ndescription: ${words}\nheading: A page\nlead: A sentence.\n---\n\n${body}\n`
}
