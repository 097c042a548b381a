import { createTemporaryFolder, writeFilesToFolder } from "../../src/testing/build-folder"
import { countPageBytes, listWeightDifferences, measureScriptAndArticleSize } from "./measure"

test("scripts are counted and weighed in every folder, and other files are not", () => {
  const site = createTemporaryFolder({
    "app-1a2b.js": "12345",
    "static/chunk-3c4d.js": "123",
    "app-1a2b.js.map": "1234567",
    "article.html": "<p>é</p>",
  })
  // 5 + 3 bytes of scripts; "é" takes two bytes, so the article has 9.
  expect(measureScriptAndArticleSize(site, "article.html")).toEqual({ scriptFiles: 2, scriptBytes: 8, articleBytes: 9 })
})

test("a script more is told, and the same weight isn't", () => {
  const before = { scriptFiles: 2, scriptBytes: 8, articleBytes: 9 }
  expect(listWeightDifferences(before, { ...before, scriptFiles: 3 })).toEqual(["scriptFiles: 2 before, 3 after"])
  expect(listWeightDifferences(before, { ...before })).toEqual([])
})

test("a page's own files are its HTML, its data and its picture, where it has one", () => {
  const page = { "lp/glebe.html": "1234567", "page-data/lp/glebe/page-data.json": "{}" }
  const site = createTemporaryFolder({ ...page, "lp/other.html": "1" })
  expect(countPageBytes(site, "/lp/glebe")).toBe(9)
  writeFilesToFolder(site, { "og/lp/glebe.png": "1234" })
  expect(countPageBytes(site, "/lp/glebe")).toBe(13)
})
