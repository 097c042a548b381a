import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parse } from "yaml"
import { editorConfig } from "./editor-config"
import { writeEditor } from "./write-editor"

let site: string
beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), "editor-"))
  await writeEditor(site, "content", {})
})
afterAll(() => rmSync(site, { recursive: true }))

const read = (file: string) => readFileSync(join(site, "admin", file), "utf8")

test("the page of the editor is not listed, runs nothing of its own, and loads the editor of this site", () => {
  const page = read("index.html")
  expect(page).toContain('<meta name="robots" content="noindex" />')
  expect(page.match(/<script[^>]*>/g)).toEqual(['<script src="/admin/decap-cms.js">'])
  expect(page).not.toMatch(/https?:/)
})

test("the configuration that is written is the one made from the schemas", () => {
  expect(parse(read("config.yml"))).toEqual(JSON.parse(JSON.stringify(editorConfig("content", {}))))
})

test("the code comes without its source maps", () => {
  const files = readdirSync(join(site, "admin"))
  expect(files).toContain("decap-cms.js")
  expect(files.filter(file => file.endsWith(".map"))).toEqual([])
})
