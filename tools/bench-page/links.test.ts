import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { BenchSite } from "./bench-site"
import { headingOf, leadsTo, pageThatLeadsTo } from "./links"

let site: BenchSite
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), "linked-"))
  site = {
    name: "ours",
    folder,
    isPeer: false,
    hasScripts: true,
    pages: { home: "/", state: "/victoria", place: "/lp/geelong" },
  }
})
afterEach(() => rmSync(site.folder, { recursive: true }))

const write = (name: string, html: string): void => writeFileSync(join(site.folder, name), html)

test("a page leads to an address with or without a slash at its end, and not by a button of the quote", () => {
  expect(leadsTo("<p><a class=b href=/guide/>Guide</a>", "/guide")).toBe(true)
  expect(leadsTo('<p><a href="/guide">Guide</a>', "/guide")).toBe(true)
  expect(leadsTo('<a href="/guides">Guides</a>', "/guide")).toBe(false)
  expect(leadsTo('<a href="/request-a-quote" data-quote-open="">Get a quote</a>', "/request-a-quote")).toBe(false)
})

test("a link on the home page comes first, otherwise one on another page", () => {
  write("index.html", '<a href="/victoria">Victoria</a>')
  write("victoria.html", '<a href="/victoria">Here</a><a href="/lp/geelong">Geelong</a>')
  expect(pageThatLeadsTo(site, "/victoria")).toBe("/")
  expect(pageThatLeadsTo(site, "/lp/geelong")).toBe("/victoria")
  expect(pageThatLeadsTo(site, "/nowhere")).toBeNull()
})

test("a heading is its words, as a reader sees them", () => {
  write("victoria.html", "<h1>Conveyancing\n in <!-- -->Victoria &amp; <em>Geelong</em></h1>")
  expect(headingOf(site, "/victoria")).toBe("Conveyancing in Victoria & Geelong")
  expect(headingOf(site, "/nowhere")).toBeNull()
})
