import { readFileSync } from "node:fs"
import { listContentFiles } from "../gatsby/read-content"
import { copyFixtureFirmContent } from "../testing/content-lines"
import type { Backend, DataFile } from "./decap"
import { refuseToSaveInvalidContent } from "./session"

jest.mock("editor-dictionary", () => ({ rules: "SET UTF-8\n", words: "0\n" }), { virtual: true })
jest.mock("nspell", () => () => ({ correct: () => true, suggest: () => [] }))
Object.assign(globalThis, { __ROUTES__: ["/blogs", "/"] })

const dir = copyFixtureFirmContent()

/** Builds a backend with the content of the fixture firm, which adds saved files to `savedFiles`. */
function createBackend(savedFiles: DataFile[]): Backend {
  const readBackendFile = (file: string) => ({
    data: readFileSync(`${dir}/${file}`, "utf8"),
    file: { path: `content/${file}` },
  })
  return {
    entriesByFolder: async (folder, extension) =>
      listContentFiles(dir)
        .filter(file => `content/${file}`.startsWith(`${folder}/`) && file.endsWith(`.${extension}`))
        .map(readBackendFile),
    entriesByFiles: async files => files.map(({ path }) => readBackendFile(path.replace("content/", ""))),
    getMedia: async () => [{ name: "coast.png", path: "content/pictures/coast.png" }],
    persistEntry: async ({ dataFiles }) => void savedFiles.push(...dataFiles),
    persistMedia: async () => {},
    deleteFiles: async () => {},
  }
}

const renderPageFile = (link: string) => `---
title: A page for a test of links
description: A page that is long enough for the search results, made for one test and for nothing else.
heading: A page
lead: A sentence.
---

See [another page](${link}).
`

const saveEntry = async (path: string, raw: string): Promise<DataFile[]> => {
  const savedFiles: DataFile[] = []
  await refuseToSaveInvalidContent(createBackend(savedFiles)).persistEntry(
    { dataFiles: [{ path, raw }], assets: [] },
    {},
  )
  return savedFiles
}

test("a file that the check refuses isn't saved, and its sentences are said", async () => {
  await expect(saveEntry("content/pages/linked.mdx", renderPageFile("/no-such-page"))).rejects.toThrow(
    /^content\/pages\/linked\.mdx: line 8: \/no-such-page leads nowhere/,
  )
})

test("a file that the check lets through is saved as it is, and links may lead to it from then on", async () => {
  const text = renderPageFile("/buying")
  expect(await saveEntry("content/pages/linked.mdx", text)).toEqual([{ path: "content/pages/linked.mdx", raw: text }])
  const other = renderPageFile("/linked")
    .replace("A page for a test", "Another page for a test")
    .replace("A page that", "One that")
  expect(await saveEntry("content/pages/linking.mdx", other)).toHaveLength(1)
})

test("a table is saved in the order of its fields", async () => {
  const path = "content/fees/our-fees-nsw.json"
  const before = readFileSync(`${dir}/fees/our-fees-nsw.json`, "utf8")
  const { table, state, items, periods } = JSON.parse(before)
  const [savedFiles] = await saveEntry(path, JSON.stringify({ periods, items, state, table }))
  expect(JSON.stringify(JSON.parse(savedFiles?.raw ?? ""))).toBe(JSON.stringify(JSON.parse(before)))
})
