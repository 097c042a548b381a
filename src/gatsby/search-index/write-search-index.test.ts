import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { writeSearchIndex } from "./write-search-index"

let site: string
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "search-"))
})
afterEach(() => rmSync(site, { recursive: true }))

function page(path: string, main: string): void {
  const file = join(site, path, "index.html")
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `<html lang="en-AU"><body><header>Menu</header><main>${main}</main></body></html>`)
}

const indexed = () => readdirSync(join(site, "pagefind"), { recursive: true, encoding: "utf8" })

test("the index has one piece for each page, and none of the parts that the site does not use", async () => {
  page("/blogs/a", "<h1>A</h1><p>Settlement is the last day.</p>")
  page("/blogs/b", "<h1>B</h1><p>A caveat warns.</p>")
  page("/other", "<h1>Not asked for</h1>")
  await writeSearchIndex(site, ["/blogs/a", "/blogs/b"])
  expect(indexed().filter(file => file.endsWith(".pf_fragment"))).toHaveLength(2)
  expect(indexed()).toContain("pagefind.js")
  expect(indexed().filter(file => /ui|highlight|worker/.test(file))).toEqual([])
})

test("what an earlier build left is taken away", async () => {
  page("/a", "<h1>A</h1><p>Words.</p>")
  mkdirSync(join(site, "pagefind"))
  writeFileSync(join(site, "pagefind/old.pf_fragment"), "")
  await writeSearchIndex(site, ["/a"])
  expect(existsSync(join(site, "pagefind/old.pf_fragment"))).toBe(false)
})

test("a page that was not built stops the build", async () => {
  await expect(writeSearchIndex(site, ["/missing"])).rejects.toThrow("missing")
})
