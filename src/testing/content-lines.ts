import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join, relative } from "node:path"
import { EMAIL_NAMES } from "../domain/content/email-schema"
import { MARK_FILE } from "../domain/mark/read-mark"
import { checkContentFolder } from "../gatsby/check-content"
import { formatProblem } from "../gatsby/read-content"
import { createTemporaryFolder } from "./build-folder"

export const FIXTURE_CONTENT = "src/testing/content"

/** Copies the fixture firm's content and files that belong to no firm to a temporary folder, and returns it. */
export function copyFixtureFirmContent(): string {
  const copy = join(mkdtempSync(join(tmpdir(), "content-")), "content")
  cpSync(FIXTURE_CONTENT, copy, { recursive: true })
  for (const entry of readdirSync("content", { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    const name = relative("content", file)
    if (!entry.isFile() || !isFirmIndependentFile(name)) continue
    mkdirSync(dirname(join(copy, name)), { recursive: true })
    copyFileSync(file, join(copy, name))
  }
  return copy
}

const isFirmIndependentFile = (name: string): boolean => /^(?:README\.md|pictures|rates|.*[\\/]_example\.)/.test(name)

/** Content files of which a firm has only one, which the fixture firm replaces with its own. */
const EMAILS = EMAIL_NAMES.map(name => `emails/${name}.yaml`)

const OF_FIXTURE_FIRM = ["site.yaml", MARK_FILE, "navigation.yaml", "glossary.yaml", "checklist.yaml", ...EMAILS]

export const readFixtureContent = (file: string): string =>
  readFileSync(join(OF_FIXTURE_FIRM.includes(file) ? FIXTURE_CONTENT : "content", file), "utf8")

export const NAVIGATION = `
header: [{ label: Home, path: / }]
footer: [{ title: Pages, links: [{ label: Home, path: / }] }]
legal: [{ label: Home, path: / }]
`

export const GLOSSARY = "terms: [{ term: caveat, also: [caveats], meaning: A warning on a title. }]"

/** The files that a site can't do without, of the fixture firm. */
export const listRequiredFiles = (): Record<string, string> => ({
  "site.yaml": readFixtureContent("site.yaml"),
  [MARK_FILE]: readFixtureContent(MARK_FILE),
  "navigation.yaml": NAVIGATION,
  "glossary.yaml": GLOSSARY,
  "checklist.yaml": readFixtureContent("checklist.yaml"),
  ...Object.fromEntries(EMAILS.map(file => [file, readFixtureContent(file)])),
})

/** The lines that the content check would print for a folder with `files`, a firm and its navigation. */
export const listCheckLines = (files: Record<string, string | Buffer>, routes = ["/"]): string[] =>
  checkContentFolder(createTemporaryFolder({ ...listRequiredFiles(), ...files }), routes).map(formatProblem)

/** `name` distinguishes the page from others. `fields` are further front matter lines. */
export function buildPageText(body: string, name = "", fields = ""): string {
  const of = name && ` of ${name}`
  const words = `A page that is long enough for the search results, made for one test${of} and for nothing else.`
  const lines = [`title: A page for a test${of}`, `description: ${words}`, ...(fields ? [fields] : [])]
  return `---\n${lines.join("\n")}\nheading: A page\nlead: A sentence.\n---\n\n${body}\n`
}
