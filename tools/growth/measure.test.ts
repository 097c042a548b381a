import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { bytesOfPage, differences, weigh } from "./measure"

test("scripts are counted and weighed in every folder, and other files are not", () => {
  const site = mkdtempSync(join(tmpdir(), "weighed-"))
  mkdirSync(join(site, "static"))
  writeFileSync(join(site, "app-1a2b.js"), "12345")
  writeFileSync(join(site, "static/chunk-3c4d.js"), "123")
  writeFileSync(join(site, "app-1a2b.js.map"), "1234567")
  writeFileSync(join(site, "article.html"), "<p>é</p>")
  // 5 + 3 bytes of scripts; "é" takes two bytes, so the article has 9.
  expect(weigh(site, "article.html")).toEqual({ scriptFiles: 2, scriptBytes: 8, articleBytes: 9 })
})

test("a script more is told", () => {
  const before = { scriptFiles: 2, scriptBytes: 8, articleBytes: 9 }
  expect(differences(before, { ...before, scriptFiles: 3 })).toEqual(["scriptFiles: 2 before, 3 after"])
})

test("the same weight is silence", () => {
  const weight = { scriptFiles: 2, scriptBytes: 8, articleBytes: 9 }
  expect(differences(weight, { ...weight })).toEqual([])
})

test("a page's own files are its HTML, its data and its picture, where it has one", () => {
  const site = mkdtempSync(join(tmpdir(), "weighed-"))
  for (const folder of ["lp", "page-data/lp/glebe", "og/lp"]) mkdirSync(join(site, folder), { recursive: true })
  writeFileSync(join(site, "lp/glebe.html"), "1234567")
  writeFileSync(join(site, "page-data/lp/glebe/page-data.json"), "{}")
  writeFileSync(join(site, "lp/other.html"), "1")
  expect(bytesOfPage(site, "/lp/glebe")).toBe(9)
  writeFileSync(join(site, "og/lp/glebe.png"), "1234")
  expect(bytesOfPage(site, "/lp/glebe")).toBe(13)
})
