import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { weighPages } from "./page-weights"

let site: string
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "weighed-"))
  mkdirSync(join(site, "lp"))
  writeFileSync(join(site, "lp/glebe.html"), "<p>é</p>".repeat(100))
  writeFileSync(join(site, "article.html"), "<p>é</p>")
  writeFileSync(join(site, "app-1a2b.js"), "12345")
})
afterEach(() => rmSync(site, { recursive: true }))

test("two pages, the scripts and all files are weighed; folders are no files", () => {
  // "é" takes two bytes, so a paragraph has 9 and a hundred have 900; 900 + 9 + 5 in all.
  expect(weighPages(site, { place: "lp/glebe.html", article: "article.html" })).toMatchObject({
    place: { raw: 900 },
    article: { raw: 9 },
    scripts: { files: 1, bytes: 5 },
    all: { files: 3, bytes: 914 },
  })
})

test("what repeats is sent in far fewer bytes", () => {
  const { place } = weighPages(site, { place: "lp/glebe.html", article: "article.html" })
  expect(place.brotli).toBeLessThan(50)
})
