import { existsSync, readdirSync, readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import ts from "typescript"
import type { ImportGraph } from "./cycles"

const ENDINGS = ["", ".ts", ".tsx", ".mts", "/index.ts", "/index.tsx"]

/** What `code` imports, as it is written there: types, re-exports and `import()` too. */
const listImportNames = (code: string): string[] =>
  ts.preProcessFile(code).importedFiles.map(({ fileName }) => fileName)

/** The file of ours that `file` imports by a relative name; `null` when there's none. */
function resolveImport(file: string, name: string): string | null {
  const path = join(dirname(file), name)
  return ENDINGS.map(ending => path + ending).find(one => /\.\w+$/.test(one) && existsSync(one)) ?? null
}

const isCode = (file: string): boolean => /\.m?tsx?$/.test(file)
const isTest = (file: string): boolean => /\.test\.m?tsx?$/.test(file)

/** The files with code below `root`, tests apart. Paths begin with `root`. */
export const listCode = (root: string): string[] =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter(file => isCode(file) && !isTest(file))
    .map(file => join(root, file))

const listImportedFiles = (file: string): string[] =>
  !isCode(file)
    ? []
    : listImportNames(readFileSync(file, "utf8"))
        .filter(name => name.startsWith("."))
        .map(name => resolveImport(file, name))
        .filter(path => path !== null)

/** What `files` and all that they lead to import of ours. */
export function listFileImports(files: readonly string[]): ImportGraph {
  const imports = new Map<string, ReadonlySet<string>>()
  const waiting = [...files]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (imports.has(file)) continue
    const importedFiles = listImportedFiles(file)
    imports.set(file, new Set(importedFiles))
    waiting.push(...importedFiles)
  }
  return imports
}

/** What the folders right below `root` import from each other. Files that are in `root` itself count as the folder `.`. */
export function listFolderImports(root: string): ImportGraph {
  const getFolder = (file: string): string => {
    const path = relative(root, file)
    return path.includes("/") ? path.slice(0, path.indexOf("/")) : "."
  }
  const imports = new Map<string, Set<string>>()
  for (const file of listCode(root)) {
    const own = getFolder(file)
    const others = imports.get(own) ?? new Set()
    imports.set(own, others)
    for (const importedFile of listImportedFiles(file))
      if (getFolder(importedFile) !== own && getFolder(importedFile) !== "..") others.add(getFolder(importedFile))
  }
  return imports
}
