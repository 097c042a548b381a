import { mkdirSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { createTemporaryFolder } from "../../testing/build-folder"
import { restoreMovedPages } from "./restore-pages"

const listHtmlFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter(file => file.endsWith(".html"))
    .sort()

test("a page that the adapter moved stands again where Gatsby looks for it, and nowhere else", () => {
  const folder = createTemporaryFolder({ "index.html": "home", "lp/sydney.html": "Sydney" })
  restoreMovedPages(folder)
  expect(listHtmlFiles(folder)).toEqual(["index.html", "lp/sydney/index.html"])
  expect(readFileSync(join(folder, "lp/sydney/index.html"), "utf8")).toBe("Sydney")
})

test("the page for errors keeps its own file, and data are left alone", () => {
  const folder = createTemporaryFolder({ "404.html": "nothing here" })
  mkdirSync(join(folder, "page-data/404.html"), { recursive: true })
  restoreMovedPages(folder)
  expect(readFileSync(join(folder, "404.html"), "utf8")).toBe("nothing here")
  expect(listHtmlFiles(folder)).toEqual(["404.html", "404/index.html", "page-data/404.html"])
})

test("a page that Gatsby has written anew is not replaced", () => {
  const folder = createTemporaryFolder({ "lp/sydney/index.html": "new", "lp/sydney.html": "old" })
  restoreMovedPages(folder)
  expect(readFileSync(join(folder, "lp/sydney/index.html"), "utf8")).toBe("new")
})
