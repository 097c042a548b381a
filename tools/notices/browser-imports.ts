import { existsSync, readdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { transformSync } from "@swc/core"

const ROOTS = ["src/pages", "src/templates"]
const ENDINGS = ["", ".ts", ".tsx", "/index.ts", "/index.tsx"]

/** The packages that the code of the pages imports, directly, as far as the imports stay when types are gone. */
export function packagesImportedByPages(): string[] {
  const seen = new Set<string>()
  const packages = new Set<string>()
  const next = ["gatsby-browser.tsx", ...ROOTS.flatMap(sourcesIn)]
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

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter(file => /(?<!\.test)\.tsx?$/.test(file))
    .map(file => join(folder, file))

/** @throws Error when there's no such file: the list would miss what it imports. */
function resolved(file: string, name: string): string {
  const path = join(dirname(file), name)
  const found = ENDINGS.map(ending => `${path}${ending}`).find(one => /\.\w+$/.test(one) && existsSync(one))
  if (!found) throw new Error(`${file} imports ${name}, which isn't there`)
  return found
}

const packageOf = (name: string): string =>
  name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/")

/** As the compiler writes them: an import or export to a line. */
const IMPORTS = [/^(?:import|export)\b.* from "([^"]+)";$/gm, /^import "([^"]+)";$/gm, /\bimport\("([^"]+)"\)/g]

function importsOf(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return []
  const { code } = transformSync(readFileSync(file, "utf8"), {
    swcrc: false,
    jsc: {
      target: "es2022",
      parser: { syntax: "typescript", tsx: file.endsWith("x") },
      transform: { verbatimModuleSyntax: true, react: { runtime: "automatic" } },
    },
    module: { type: "es6" },
  })
  return IMPORTS.flatMap(pattern => [...code.matchAll(pattern)].map(match => match[1] ?? ""))
}
