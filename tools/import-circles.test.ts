import { existsSync, globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"

const IMPORTED = /(?:from|import\()\s*"(\.[^"]+)"/g

/** The files of ours that `file` imports, those of which it takes only a type too: lint passes over these. */
const importedBy = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(IMPORTED)].flatMap(([, name = ""]) => {
    const path = join(dirname(file), name)
    return [".ts", ".tsx", "/index.ts"].map(ending => path + ending).filter(one => existsSync(one))
  })

const imports = new Map<string, string[]>()

/** Every file that `file` leads to by its imports. */
function ledTo(file: string, seen = new Set<string>()): Set<string> {
  const own = imports.get(file) ?? importedBy(file)
  imports.set(file, own)
  for (const one of own) if (!seen.has(one)) ledTo(one, seen.add(one))
  return seen
}

test.each(["src/gatsby", "tools"])("no file of %s comes back to itself by its imports, types included", folder => {
  const files = globSync(`${folder}/**/*.{ts,tsx}`)
  expect(files).toContain(folder === "tools" ? "tools/check-content.ts" : "src/gatsby/create-pages.ts")
  expect(files.filter(file => ledTo(file).has(file))).toEqual([])
})
