import { readFileSync } from "node:fs"
import ts from "typescript"
import { codeIn, importedFile, importNames } from "../structure/imports"

const ROOTS = ["src/pages", "src/templates"]

/** The packages that the code of the pages imports, directly, as far as the imports stay when types are gone. */
export function packagesImportedByPages(): string[] {
  const seen = new Set<string>()
  const packages = new Set<string>()
  const next = ["gatsby-browser.tsx", ...ROOTS.flatMap(codeIn)]
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    for (const name of importsOf(file)) {
      if (!name.startsWith(".")) packages.add(packageOf(name))
      else next.push(resolved(file, name))
    }
  }
  return [...packages].sort()
}

/** @throws Error when there's no such file: the list would miss what it imports. */
function resolved(file: string, name: string): string {
  const found = importedFile(file, name)
  if (found === null) throw new Error(`${file} imports ${name}, which isn't there`)
  return found
}

const packageOf = (name: string): string =>
  name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/")

function importsOf(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return []
  const withoutTypes = ts.transpileModule(readFileSync(file, "utf8"), {
    fileName: file,
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.ReactJSX,
      verbatimModuleSyntax: true,
    },
  })
  return importNames(withoutTypes.outputText)
}
