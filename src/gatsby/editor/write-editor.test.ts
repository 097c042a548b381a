import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parse } from "yaml"
import { editorConfig } from "./editor-config"
import { LEAVE_OUT_EMPTY } from "./leave-out-empty"
import { writeEditor } from "./write-editor"

let site: string
beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), "editor-"))
  await writeEditor(site, "content", {})
})
afterAll(() => rmSync(site, { recursive: true }))

const read = (file: string) => readFileSync(join(site, "admin", file), "utf8")

test("the page of the editor is not listed, and loads only code of this site", () => {
  const page = read("index.html")
  expect(page).toContain('<meta name="robots" content="noindex" />')
  expect(page.match(/<script.*/g)).toEqual([
    '<script src="/admin/decap-cms.js"></script>',
    '<script src="/admin/leave-out-empty.js"></script>',
  ])
  expect(page).not.toMatch(/https?:/)
  expect(read("leave-out-empty.js")).toBe(LEAVE_OUT_EMPTY)
})

test("the configuration that is written is the one made from the schemas", () => {
  expect(parse(read("config.yml"))).toEqual(JSON.parse(JSON.stringify(editorConfig("content", {}))))
})

test("the code comes without its source maps", () => {
  const files = readdirSync(join(site, "admin"))
  expect(files).toContain("decap-cms.js")
  expect(files.filter(file => file.endsWith(".map"))).toEqual([])
})
