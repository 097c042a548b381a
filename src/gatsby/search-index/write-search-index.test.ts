import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { gunzipSync } from "node:zlib"
import { writeSearchIndex } from "./write-search-index"

let site: string
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "search-"))
})
afterEach(() => rmSync(site, { recursive: true }))

function page(path: string, main: string, head = ""): void {
  const file = join(site, path, "index.html")
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(
    file,
    `<html lang="en-AU"><head>${head}</head><body><header>Menu</header><main>${main}</main></body></html>`,
  )
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

test("a result bears the title of its page, and the heading of a page that has none", async () => {
  page("/a", "<h1>Stage 4</h1><p>Words.</p>", '<meta property="og:title" content="NSW stage 4: 66W, &amp; more" />')
  page("/b", "<h1>Stage 5</h1><p>Words.</p>")
  await writeSearchIndex(site, ["/a", "/b"])
  const pieces = indexed().filter(file => file.endsWith(".pf_fragment"))
  const titles = pieces.map(
    file => /"title":"([^"]*)"/.exec(gunzipSync(readFileSync(join(site, "pagefind", file))).toString())?.[1],
  )
  expect(titles.sort()).toEqual(["NSW stage 4: 66W, & more", "Stage 5"])
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
