import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parse as parseHtml } from "parse5"
import { parse } from "yaml"
import { copyFixtureFirmContent } from "../../testing/content-lines"
import { LOCAL_BACKEND, type EditorBackend } from "./editor-backend"
import { buildEditorConfig } from "./editor-config"
import { writeEditorFiles } from "./write-editor"

const content = copyFixtureFirmContent()

const GITHUB: EditorBackend = { name: "github", repo: "firm/site", branch: "main" }

/** The folders of the sites, by the backend of their editor; null for no editor. They're written once, since bundling takes seconds. */
const sites = new Map<EditorBackend | null, string>()
beforeAll(async () => {
  for (const backend of [GITHUB, LOCAL_BACKEND, null]) {
    const site = mkdtempSync(join(tmpdir(), "editor-"))
    sites.set(backend, site)
    mkdirSync(join(site, "admin"))
    writeFileSync(join(site, "admin/old.js"), "")
    await writeEditorFiles(site, content, backend)
  }
})
afterAll(() => sites.forEach(site => rmSync(site, { recursive: true })))

const getAdminFolder = (backend: EditorBackend | null) => join(sites.get(backend) ?? "", "admin")
const listAdminFiles = (backend: EditorBackend | null = GITHUB) => readdirSync(getAdminFolder(backend))
const readFile = (file: string, backend: EditorBackend | null = GITHUB) =>
  readFileSync(join(getAdminFolder(backend), file), "utf8")

test("the page of the editor is not listed, and loads only code of this site", () => {
  const page = readFile("index.html")
  expect(page).toContain('<meta name="robots" content="noindex" />')
  expect(page.match(/<script.*/g)).toEqual([
    '<script src="/admin/editor.js"></script>',
    '<script src="/admin/decap-cms.js"></script>',
  ])
  expect(page).not.toMatch(/https?:/)
})

test("each page has a title of its own, then the site's name", () => {
  expect(readFile("index.html")).toContain(`<title>Editor | Wattlebird Lawyers</title>`)
  expect(readFile("index.html", null)).toContain(`<title>The editor isn't set up | Wattlebird Lawyers</title>`)
})

test.each([GITHUB, LOCAL_BACKEND])("the configuration for $name is the one made from the schemas", backend => {
  expect(parse(readFile("config.yml", backend))).toEqual(
    JSON.parse(JSON.stringify(buildEditorConfig(content, backend))),
  )
})

test("the code comes without its source maps, and does not name them", () => {
  const files = listAdminFiles()
  expect(files).toContain("decap-cms.js")
  expect(files.filter(file => file.endsWith(".map"))).toEqual([])
  expect(files.filter(file => /^\/\/# sourceMappingURL=/m.test(readFile(file)))).toEqual([])
})

test("each file of the code comes with the licences that it points to", () => {
  const files = listAdminFiles()
  const mapNames = files.flatMap(
    file => /For license information please see (\S+)/.exec(readFile(file).slice(0, 200))?.[1] ?? [],
  )
  expect(mapNames).toContain("decap-cms.js.LICENSE.txt")
  expect(mapNames.filter(file => !files.includes(file))).toEqual([])
})

test("without a backend there is one page, which says how to set the editor up, and no code", () => {
  expect(listAdminFiles(null)).toEqual(["index.html"])
  const page = readFile("index.html", null)
  expect(page).toContain('<meta name="robots" content="noindex" />')
  for (const words of ["EDITOR_BACKEND", "EDITOR_REPO", "npm run edit"]) expect(page).toContain(words)
})

test("the page without an editor needs nothing that the policy of every other page refuses", () => {
  const page = readFile("index.html", null)
  expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=|<iframe|https?:\/\/(?!localhost:8000\/admin\/)/)
  const errors: string[] = []
  parseHtml(page, { onParseError: ({ code }) => errors.push(code) })
  expect(errors).toEqual([])
})

test("what an earlier editor left behind is gone: it may have been the one of the writer's own machine", () => {
  for (const backend of sites.keys()) expect(listAdminFiles(backend)).not.toContain("old.js")
})
