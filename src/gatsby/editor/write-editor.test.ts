import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parse as parseHtml } from "parse5"
import { parse } from "yaml"
import { contentOfFixtureFirm } from "../../testing/content-lines"
import { LOCAL_BACKEND, type EditorBackend } from "./editor-backend"
import { editorConfig } from "./editor-config"
import { writeEditor } from "./write-editor"

const content = contentOfFixtureFirm()

let site: string
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "editor-"))
})
afterEach(() => rmSync(site, { recursive: true }))

const GITHUB: EditorBackend = { name: "github", repo: "firm/site", branch: "main" }

const read = (file: string) => readFileSync(join(site, "admin", file), "utf8")

test("the page of the editor is not listed, and loads only code of this site", async () => {
  await writeEditor(site, content, GITHUB)
  const page = read("index.html")
  expect(page).toContain('<meta name="robots" content="noindex" />')
  expect(page.match(/<script.*/g)).toEqual([
    '<script src="/admin/editor.js"></script>',
    '<script src="/admin/decap-cms.js"></script>',
  ])
  expect(page).not.toMatch(/https?:/)
})

test("each page has a title of its own, then the site's name", async () => {
  await writeEditor(site, content, GITHUB)
  expect(read("index.html")).toContain(`<title>Editor | Wattlebird Lawyers</title>`)
  await writeEditor(site, content, null)
  expect(read("index.html")).toContain(`<title>The editor isn't set up | Wattlebird Lawyers</title>`)
})

test.each([GITHUB, LOCAL_BACKEND])("the configuration for $name is the one made from the schemas", async backend => {
  await writeEditor(site, content, backend)
  expect(parse(read("config.yml"))).toEqual(JSON.parse(JSON.stringify(editorConfig(content, backend))))
})

test("the code comes without its source maps, and does not name them", async () => {
  await writeEditor(site, content, GITHUB)
  const files = readdirSync(join(site, "admin"))
  expect(files).toContain("decap-cms.js")
  expect(files.filter(file => file.endsWith(".map"))).toEqual([])
  expect(files.filter(file => /^\/\/# sourceMappingURL=/m.test(read(file)))).toEqual([])
})

test("each file of the code comes with the licences that it points to", async () => {
  await writeEditor(site, content, GITHUB)
  const files = readdirSync(join(site, "admin"))
  const named = files.flatMap(
    file => /For license information please see (\S+)/.exec(read(file).slice(0, 200))?.[1] ?? [],
  )
  expect(named).toContain("decap-cms.js.LICENSE.txt")
  expect(named.filter(file => !files.includes(file))).toEqual([])
})

test("without a backend there is one page, which says how to set the editor up, and no code", async () => {
  await writeEditor(site, content, null)
  expect(readdirSync(join(site, "admin"))).toEqual(["index.html"])
  const page = read("index.html")
  expect(page).toContain('<meta name="robots" content="noindex" />')
  for (const words of ["EDITOR_BACKEND", "EDITOR_REPO", "npm run edit"]) expect(page).toContain(words)
})

test("the page without an editor needs nothing that the policy of every other page refuses", async () => {
  await writeEditor(site, content, null)
  const page = read("index.html")
  expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=|<iframe|https?:\/\/(?!localhost:8000\/admin\/)/)
  const errors: string[] = []
  parseHtml(page, { onParseError: ({ code }) => errors.push(code) })
  expect(errors).toEqual([])
})

test("what an earlier editor left behind is gone: it may have been the one of the writer's own machine", async () => {
  mkdirSync(join(site, "admin"))
  writeFileSync(join(site, "admin/old.js"), "")
  await writeEditor(site, content, LOCAL_BACKEND)
  expect(existsSync(join(site, "admin/old.js"))).toBe(false)
  await writeEditor(site, content, null)
  expect(readdirSync(join(site, "admin"))).toEqual(["index.html"])
})
