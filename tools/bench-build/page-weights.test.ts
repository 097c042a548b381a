import { buildFolder } from "../../src/testing/build-folder"
import { weighPages } from "./page-weights"

test("two pages, the scripts and all files are weighed, and what repeats is sent in far fewer bytes", () => {
  const files = { "lp/glebe.html": "<p>é</p>".repeat(100), "article.html": "<p>é</p>", "app-1a2b.js": "12345" }
  const weights = weighPages(buildFolder(files), { place: "lp/glebe.html", article: "article.html" })
  // "é" takes two bytes, so a paragraph has 9 and a hundred have 900; 900 + 9 + 5 in all.
  expect(weights).toMatchObject({
    place: { raw: 900 },
    article: { raw: 9 },
    scripts: { files: 1, bytes: 5 },
    all: { files: 3, bytes: 914 },
  })
  expect(weights.place.brotli).toBeLessThan(50)
})
