import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { differences, weigh } from "./measure"

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
