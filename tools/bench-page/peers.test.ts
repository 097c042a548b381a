import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileOf } from "./built-file"
import { readPeers } from "./peers"

let peers: string
beforeEach(() => {
  peers = mkdtempSync(join(tmpdir(), "peers-"))
  for (const file of ["next/index.html", "next/guide.html", "astro/index.html", "astro/guide/index.html"]) put(file)
})
afterEach(() => rmSync(peers, { recursive: true }))

function put(file: string): void {
  mkdirSync(join(peers, file, ".."), { recursive: true })
  writeFileSync(join(peers, file), "<h1>Built</h1>")
}

test("every folder is a peer by its name, whether its pages are files or folders; a file beside them isn't", () => {
  put("ports.json")
  expect(readPeers(peers, "/guide")).toEqual([
    {
      name: "astro",
      folder: join(peers, "astro"),
      isPeer: true,
      hasScripts: true,
      pages: { home: "/", article: "/guide" },
    },
    {
      name: "next",
      folder: join(peers, "next"),
      isPeer: true,
      hasScripts: true,
      pages: { home: "/", article: "/guide" },
    },
  ])
})

test("a peer without one of both pages is named", () => {
  put("nuxt/index.html")
  expect(() => readPeers(peers, "/guide")).toThrow(`${join(peers, "nuxt")} has no page for the address /guide`)
  put("gatsby/guide.html")
  expect(() => readPeers(peers, "/guide")).toThrow(`${join(peers, "gatsby")} has no page for the address /`)
})

test("a folder without peers, and one that isn't there, are said to be so", () => {
  expect(() => readPeers(join(peers, "next"), "/guide")).toThrow("has no folder with a built site in it")
  expect(() => readPeers(join(peers, "gone"), "/guide")).toThrow("there's no such folder")
})

test("nothing outside the folder answers", () => {
  put("secret.html")
  expect(fileOf(join(peers, "next"), "/../secret")).toBeNull()
  expect(fileOf(join(peers, "next"), "/../secret.html")).toBeNull()
  expect(fileOf(join(peers, "astro"), "/guide/")).toBe(join(peers, "astro/guide/index.html"))
})
