import { readdirSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"
import ts from "typescript"
import former from "./former-names.json"

/**
 * Names that this code had once, each with the standard term that took its place: what a newcomer would search for. They're whole
 * identifiers (of variables, types, properties and what is imported) and whole names of files and folders without their endings.
 * Comments, messages and `docs` may say what they like.
 */
const FORMER_IDENTIFIERS: Readonly<Record<string, string>> = former.identifiers
const FORMER_PATHS: Readonly<Record<string, string>> = former.paths

const below = ["src", "functions", "e2e", "tools", ".github"].flatMap(folder =>
  readdirSync(folder, { recursive: true, withFileTypes: true }),
)
const files = [...below, ...readdirSync(".", { withFileTypes: true })]
  .filter(entry => entry.isFile() && (entry.parentPath !== "." || entry.name.includes(".")))
  .map(entry => relative(".", join(entry.parentPath, entry.name)))

/** Passes over the files that hold none of the names, which are most: reading one as code takes long. */
const ANY_OF_THEM = new RegExp(`\\b(?:${Object.keys(FORMER_IDENTIFIERS).join("|")})\\b`)

/** Identifiers of `text` that are in the list, each as `name (write instead)`. Texts and comments are not looked at. */
function formerIn(file: string, text: string): string[] {
  if (!ANY_OF_THEM.test(text)) return []
  const found = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && Object.hasOwn(FORMER_IDENTIFIERS, node.text)) found.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest))
  return [...found].map(name => `${name} (now ${FORMER_IDENTIFIERS[name]})`)
}

test("a former name is found as a variable, type, property, import and attribute, and not in a text or comment", () => {
  expect(formerIn("a.ts", "const told = 1")).toEqual(["told (now publicPayload, or what it is in its place)"])
  for (const text of ["type T = Brought", "const a = { bring: 1 }", "b.bring()", 'import { bring } from "./b"'])
    expect(formerIn("a.ts", text)).toHaveLength(1)
  expect(formerIn("a.tsx", "const a = <A holds />")).toEqual(["holds (now children, or contains)"])
  expect(formerIn("a.ts", '/** told */ const a = "told" // holds\nconst retold = `told`')).toEqual([])
})

test("no former name is in our code", () => {
  const code = files.filter(file => /\.(?:ts|tsx|mts|mjs)$/.test(file))
  expect(code).toContain("gatsby-node.ts")
  expect(code.flatMap(file => formerIn(file, readFileSync(file, "utf8")).map(found => `${file}: ${found}`))).toEqual([])
})

test("no file or folder has a former name", () => {
  const names = (path: string) => path.split("/").map(part => part.replace(/\..*$/, ""))
  expect(files.filter(file => names(file).some(name => Object.hasOwn(FORMER_PATHS, name)))).toEqual([])
})
