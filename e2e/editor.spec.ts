import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { problemsIn } from "../tools/content/problems-in"
import { startEditorServer, type EditorServer } from "../tools/edit/editor-server"
import { EDITOR_PORT, EDITOR_SITE } from "../tools/journeys/address"
import { startEditorSite } from "../tools/journeys/editor-site"
import { complaintsIn, publish, signIn, type Form } from "./editor/editor-page"
import { ARTICLE, ARTICLE_TEXT, PARTNER, PLACE } from "./editor/new-entries"
import { expect, test } from "./journey"
import { watchViolations } from "./violations"
import { openReady } from "./visit"
import { wcagViolations } from "./wcag"

/** The editor is 5 MB of code, which each test loads anew. */
test.describe.configure({ timeout: 120_000 })

/** What a writer adds, in which list of the editor, the file that it becomes, and what must be in it. */
const ADDED = [
  { what: "a place", list: "place", form: PLACE, file: "places/testville.yaml", contains: "name: Testville\n" },
  {
    what: "an article",
    list: "blog-nsw",
    form: ARTICLE,
    file: "blog/nsw/signing-a-test-contract.mdx",
    contains: ARTICLE_TEXT,
  },
  {
    what: "a partner",
    list: "partner",
    form: PARTNER,
    file: "partners/test-partner.mdx",
    contains: "offer: first-call\n",
  },
]

let project: string
let server: EditorServer
let site: EditorServer
test.beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), "editor-"))
  cpSync("content", join(project, "content"), { recursive: true })
  server = await startEditorServer(project, { site: EDITOR_SITE })
  site = await startEditorSite(EDITOR_PORT)
})
test.afterAll(async () => {
  await site.stop()
  await server.stop()
  rmSync(project, { recursive: true, force: true })
})

/** Every request of the tab to another origin than the site's and that of the writer's own machine. */
function watchElsewhere(page: Page): string[] {
  const elsewhere: string[] = []
  page.on("request", request => {
    const { origin, protocol } = new URL(request.url())
    if (!/^(?:blob|data):/.test(protocol) && ![EDITOR_SITE, "http://localhost:8081"].includes(origin))
      elsewhere.push(request.url())
  })
  return elsewhere
}

for (const { what, list, form, file, contains } of ADDED)
  test(`a writer adds ${what} in the editor, and its file is good content`, async ({ page }) => {
    const refused = await watchViolations(page)
    const elsewhere = watchElsewhere(page)
    await signIn(page)
    await publish(page, `${list}/new`, form)
    const written = join(project, "content", file)
    await expect.poll(() => existsSync(written)).toBe(true)
    await expect.poll(() => problemsIn(project, file)).toEqual([])
    expect(readFileSync(written, "utf8")).toContain(contains)
    expect(refused).toEqual([])
    expect(elsewhere).toEqual([])
  })

/** What a writer gets wrong, and what the editor says about it. */
const WRONG: readonly { what: string; list: string; form: Form; complaints: readonly string[] }[] = [
  {
    what: "a place",
    list: "place",
    form: { texts: { Description: "Too short." } },
    complaints: ["a description for search results of 70 to 160 characters; this one has 10", "Heading is required"],
  },
  {
    what: "an article",
    list: "blog-nsw",
    form: { lists: { Sources: [{ texts: { "Web address": "www.example.com" } }] } },
    complaints: [
      "a full address that begins with https://",
      "Name is required",
      "Check again is required",
    ],
  },
  {
    what: "a partner",
    list: "partner",
    form: { texts: { "Phone (optional)": "ring us" } },
    complaints: [
      "an Australian number as people write it, such as 1300 975 707",
      "Palette is required",
      "Text is required",
    ],
  },
]

for (const { what, list, form, complaints } of WRONG)
  test(`the editor says what is wrong with a field of ${what} before it saves`, async ({ page }) => {
    await signIn(page)
    await publish(page, `${list}/new`, form)
    for (const complaint of complaints) await expect(complaintsIn(page).filter({ hasText: complaint }).first()).toBeVisible()
  })

test("a writer empties a field in the editor, and the file has it no more", async ({ page }) => {
  const file = "partners/first-door.mdx"
  const stored = () => readFileSync(join(project, "content", file), "utf8")
  expect(stored()).toContain("\nphone: ")
  await signIn(page)
  await publish(page, "partner/entries/first-door", { texts: { "Phone (optional)": "" } })
  await expect.poll(stored).not.toContain("\nphone: ")
  await expect.poll(() => problemsIn(project, file)).toEqual([])
})

test("the editor lists every kind of content that it writes", async ({ page }) => {
  await signIn(page)
  for (const name of ["Pages", "Guides", "Guides: nsw", "Partners", "Offers", "Questions", "The firm"])
    await expect(page.getByRole("link", { name, exact: true })).toBeVisible()
})

/** At this path of the built site a visitor would look for an editor. */
const BUILT_EDITOR = "/admin/"

test("the editor is not listed, and no other page loads anything of it", async ({ page, request }) => {
  expect(await (await request.get(BUILT_EDITOR)).text()).toContain('<meta name="robots" content="noindex" />')
  expect(await (await request.get("/sitemap-0.xml")).text()).not.toContain("/admin")
  const loaded: string[] = []
  page.on("request", one => loaded.push(new URL(one.url()).pathname))
  await openReady(page, paths.home)
  await page.mouse.wheel(0, 2000)
  await page.waitForLoadState("networkidle")
  expect(loaded.filter(path => path.startsWith("/admin") || path.startsWith("/pagefind"))).toEqual([])
})

test("a build without a backend has no editor, and says at its address how to set one up", async ({
  page,
  request,
}) => {
  const refused = await watchViolations(page)
  const loaded: string[] = []
  page.on("request", one => loaded.push(new URL(one.url()).pathname))
  const answer = await page.goto(BUILT_EDITOR, { waitUntil: "networkidle" })
  await expect(page.getByRole("heading", { level: 1, name: "The editor isn't set up" })).toBeVisible()
  expect(await wcagViolations(page)).toEqual([])
  expect(loaded.filter(path => /\.(?:js|yml)$/.test(path))).toEqual([])
  expect(loaded).toContain("/styles.css")
  expect(refused).toEqual([])
  const home = await request.get(paths.home)
  expect(answer?.headers()["content-security-policy"]).toBe(home.headers()["content-security-policy"])
  for (const file of ["config.yml", "decap-cms.js", "editor.js", "editor.css"])
    expect((await request.get(BUILT_EDITOR + file)).status()).toBe(404)
})
