import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { restorePages } from "./restore-pages"

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pages-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

const pages = () =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter(file => file.endsWith(".html"))
    .sort()

test("a page that the adapter moved stands again where Gatsby looks for it, and nowhere else", () => {
  write("index.html", "home")
  write("lp/sydney.html", "Sydney")
  restorePages(folder)
  expect(pages()).toEqual(["index.html", "lp/sydney/index.html"])
  expect(readFileSync(join(folder, "lp/sydney/index.html"), "utf8")).toBe("Sydney")
})

test("the page for errors keeps its own file, and data are left alone", () => {
  write("404.html", "nothing here")
  mkdirSync(join(folder, "page-data/404.html"), { recursive: true })
  restorePages(folder)
  expect(readFileSync(join(folder, "404.html"), "utf8")).toBe("nothing here")
  expect(pages()).toEqual(["404.html", "404/index.html", "page-data/404.html"])
})

test("a page that Gatsby has written anew is not replaced", () => {
  write("lp/sydney/index.html", "new")
  write("lp/sydney.html", "old")
  restorePages(folder)
  expect(readFileSync(join(folder, "lp/sydney/index.html"), "utf8")).toBe("new")
})
