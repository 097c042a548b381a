import type { IAdapter } from "gatsby"
import { readdirSync, readFileSync, rmSync } from "node:fs"
import { createTemporaryFolder, writeFilesToFolder } from "../../testing/build-folder"
import { keepCompiledCodeOnCacheRestore } from "./keep-compiled"

const project = process.cwd()
let folder: string
beforeEach(() => {
  folder = createTemporaryFolder()
  process.chdir(folder)
})
afterEach(() => {
  process.chdir(project)
  rmSync(folder, { recursive: true })
})

const writeCacheFiles = (files: Record<string, string>) => writeFilesToFolder(".cache", files)

/** Creates an adapter that restores the cache of the previous build, as the host's adapter does. */
const createAdapter = (before: Record<string, string>): IAdapter => ({
  name: "inner",
  cache: {
    restore: async () => {
      writeCacheFiles(before)
      return true
    },
    store: async () => {},
  },
  adapt: async () => {},
})

const restoreCache = (inner: IAdapter) =>
  keepCompiledCodeOnCacheRestore(inner).cache?.restore({
    directories: [".cache", "public"],
    reporter: console as never,
  })

test("the code that was compiled for this build stays, and the rest of the cache comes back", async () => {
  writeCacheFiles({ "compiled/gatsby-node.js": "new" })
  const inner = createAdapter({ "compiled/gatsby-node.js": "old", "compiled/gone.js": "old", "data.json": "kept" })
  expect(await restoreCache(inner)).toBe(true)
  expect(readdirSync(".cache/compiled")).toEqual(["gatsby-node.js"])
  expect(readFileSync(".cache/compiled/gatsby-node.js", "utf8")).toBe("new")
  expect(readFileSync(".cache/data.json", "utf8")).toBe("kept")
})

test("an adapter without a cache stays as it is", () => {
  const inner: IAdapter = { name: "inner", adapt: async () => {} }
  expect(keepCompiledCodeOnCacheRestore(inner)).toBe(inner)
})
