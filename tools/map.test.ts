import { existsSync, readdirSync, readFileSync } from "node:fs"

const map = readFileSync("docs/map.md", "utf8")
const lint = readFileSync("eslint.config.mjs", "utf8")

/** Top-level files and folders of ours that a path on the map may begin with; so may any file that is named with its ending. */
const ROOTS = ["content", "docs", "e2e", "functions", "src", "static", "tools"]

/** The paths that `text` names: those in backticks, and those of its diagrams, which begin a line. */
function pathsIn(text: string): string[] {
  const words = [...text.matchAll(/`([^`\s]+)`|^ *([\w.-]+\/\S*)/gm)].map(([, inline, line]) => inline ?? line ?? "")
  const isOurs = (word: string) =>
    ROOTS.includes(word.split("/", 1)[0] ?? "") || /\.(?:tsx?|mts|mjs|toml|md)$/.test(word)
  return [...new Set(words.filter(isOurs))]
}

/** Subfolders of `folder`, as paths from the root. */
const listFolders = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry =>
    entry.isDirectory() ? [`${folder}/${entry.name}`] : [],
  )

/** What the map's diagram says that each folder may import: `src/lib  what it holds  <- domain`. */
const drawnImports = (): Record<string, string> =>
  Object.fromEntries(
    [...map.matchAll(/^ *(src\/\S+) .*<- (.+)$/gm)].map(([, folder = "", imports = ""]) => [folder, imports.trim()]),
  )

/** The same as lint has it, of one of its lists. */
function lintImports(list: string, folder: string): Record<string, string> {
  const [, body = ""] = new RegExp(`const ${list} = \\{\\n([^}]*)\\}`).exec(lint) ?? []
  return Object.fromEntries(
    [...body.matchAll(/^ *(\w+): \[(.*)\],$/gm)].map(([, name = "", imports = ""]) => [
      `${folder}/${name}`,
      imports.replaceAll('"', "") || "nothing",
    ]),
  )
}

test("every file and folder that the map names exists", () => {
  const paths = pathsIn(map)
  expect(paths.length).toBeGreaterThan(60)
  expect(paths.filter(path => !existsSync(path))).toEqual([])
})

test("every folder of src and of src/leads is on the map", () => {
  const paths = pathsIn(map)
  const folders = [...listFolders("src"), ...listFolders("src/leads")]
  expect(folders).toContain("src/leads/core")
  expect(folders.filter(folder => !paths.includes(folder))).toEqual([])
})

test("the map says of each folder that it may import what lint lets it import", () => {
  const imports = { ...lintImports("MAY_IMPORT", "src"), ...lintImports("LEADS_MAY_IMPORT", "src/leads") }
  const folders = [...listFolders("src"), ...listFolders("src/leads")]
  // Lint has zones of their own for these two.
  expect(folders.filter(folder => !Object.hasOwn(imports, folder))).toEqual(["src/harness", "src/testing"])
  expect(drawnImports()).toMatchObject(imports)
})
