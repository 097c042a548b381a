import { readdirSync, readFileSync } from "node:fs"
import { join, normalize } from "node:path"
import ts from "typescript"

/** Folders right below `root`, each with those it imports from; files that lie in `root` itself count as the folder `.`. */
export type FolderImports = ReadonlyMap<string, ReadonlySet<string>>

/** The first folder of a path below the root. */
const folderOf = (path: string): string => (path.includes("/") ? path.slice(0, path.indexOf("/")) : ".")

const isOwnCode = (path: string): boolean => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path)

/**
 * What the folders below `root` import from each other, read from the sources: types, re-exports and `import()` count
 * like anything else; tests do not count.
 */
export function folderImports(root: string): FolderImports {
  const imports = new Map<string, Set<string>>()
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(isOwnCode)
  for (const file of files) {
    const own = folderOf(file)
    const others = imports.get(own) ?? new Set()
    imports.set(own, others)
    for (const { fileName } of ts.preProcessFile(readFileSync(join(root, file), "utf8")).importedFiles) {
      if (!fileName.startsWith(".")) continue
      const target = normalize(join(file, "..", fileName))
      if (!target.startsWith("..") && folderOf(target) !== own) others.add(folderOf(target))
    }
  }
  return imports
}

/** Every folder that can be reached from `folder` by one import or more. */
function reachedFrom(folder: string, imports: FolderImports): ReadonlySet<string> {
  const reached = new Set<string>()
  const waiting = [...(imports.get(folder) ?? [])]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue
    reached.add(next)
    waiting.push(...(imports.get(next) ?? []))
  }
  return reached
}

/**
 * The groups of folders that import each other in a circle, directly or through others; each group and the folders in
 * it in the order of the alphabet. Empty when there is no cycle.
 */
export function folderCycles(imports: FolderImports): string[][] {
  const reached = new Map([...imports.keys()].map(folder => [folder, reachedFrom(folder, imports)]))
  const groups = [...reached].flatMap(([folder, others]) =>
    others.has(folder) ? [[...others].filter(other => reached.get(other)?.has(folder)).sort()] : [],
  )
  return [...new Map(groups.map(group => [group.join(), group])).values()].sort((a, b) =>
    a.join() < b.join() ? -1 : 1,
  )
}
