import { existsSync, readdirSync, readFileSync } from "node:fs"

const map = readFileSync("docs/map.md", "utf8")
const lint = readFileSync("eslint.config.mjs", "utf8")

/** Top-level folders that paths on the map begin with. The map can also name any file by its name with an extension. */
const ROOTS = ["content", "docs", "e2e", "functions", "src", "static", "tools"]

function listPathsInText(text: string): string[] {
  const words = [...text.matchAll(/`([^`\s]+)`|^ *([\w.-]+\/\S*)/gm)].map(([, inline, line]) => inline ?? line ?? "")
  const isProjectPath = (word: string) =>
    ROOTS.includes(word.split("/", 1)[0] ?? "") || /\.(?:tsx?|mts|mjs|toml|md)$/.test(word)
  return [...new Set(words.filter(isProjectPath))]
}

const listSubfolders = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry =>
    entry.isDirectory() ? [`${folder}/${entry.name}`] : [],
  )

/** The map's diagram has lines such as `src/lib  what it holds  <- domain`. */
const parseDiagramImports = (): Record<string, string> =>
  Object.fromEntries(
    [...map.matchAll(/^ *(src\/\S+) .*<- (.+)$/gm)].map(([, folder = "", imports = ""]) => [folder, imports.trim()]),
  )

function parseLintImports(list: string, folder: string): Record<string, string> {
  const [, body = ""] = new RegExp(`const ${list} = \\{\\n([^}]*)\\}`).exec(lint) ?? []
  return Object.fromEntries(
    [...body.matchAll(/^ *(\w+): \[(.*)\],$/gm)].map(([, name = "", imports = ""]) => [
      `${folder}/${name}`,
      imports.replaceAll('"', "") || "nothing",
    ]),
  )
}

test("every file and folder that the map names exists", () => {
  const paths = listPathsInText(map)
  expect(paths.length).toBeGreaterThan(60)
  expect(paths.filter(path => !existsSync(path))).toEqual([])
})

test("every folder of src and of src/leads is on the map", () => {
  const paths = listPathsInText(map)
  const folders = [...listSubfolders("src"), ...listSubfolders("src/leads")]
  expect(folders).toContain("src/leads/core")
  expect(folders.filter(folder => !paths.includes(folder))).toEqual([])
})

test("the map says of each folder that it may import what lint lets it import", () => {
  const imports = { ...parseLintImports("MAY_IMPORT", "src"), ...parseLintImports("LEADS_MAY_IMPORT", "src/leads") }
  const folders = [...listSubfolders("src"), ...listSubfolders("src/leads")]
  // Lint has separate rules for these two.
  expect(folders.filter(folder => !Object.hasOwn(imports, folder))).toEqual(["src/harness", "src/testing"])
  expect(parseDiagramImports()).toMatchObject(imports)
})
