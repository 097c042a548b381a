import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { startEditorServer } from "../tools/edit/editor-server"
import { problemsIn } from "../tools/edit/problems-in"
import { openReady, watchReady } from "./app-ready"
import { expect, test } from "./journey"
import { watchViolations } from "./violations"

const EDITOR = "/admin/"
const NEW = `${EDITOR}#/collections/place/new`
const NEW_PLACE = "places/testville.yaml"

let project: string
let stop: () => void
test.beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), "editor-"))
  cpSync("content", join(project, "content"), { recursive: true })
  stop = await startEditorServer(project)
})
test.afterAll(() => {
  stop()
  rmSync(project, { recursive: true, force: true })
})

/** Every request of the tab to another origin than the site's and that of the writer's own machine. */
function watchElsewhere(page: Page, baseURL: string): string[] {
  const elsewhere: string[] = []
  page.on("request", request => {
    const { origin, protocol } = new URL(request.url())
    if (!/^(?:blob|data):/.test(protocol) && ![baseURL, "http://localhost:8081"].includes(origin))
      elsewhere.push(request.url())
  })
  return elsewhere
}

async function signIn(page: Page): Promise<void> {
  await page.goto(EDITOR)
  await page.getByRole("button", { name: /login/i }).click()
  await expect(page.getByRole("link", { name: "Places", exact: true })).toBeVisible()
}

test("a writer adds a place in the editor, and its file is good content", async ({ page, baseURL }) => {
  test.setTimeout(180_000)
  const refused = await watchViolations(page)
  const elsewhere = watchElsewhere(page, baseURL ?? "")
  await signIn(page)
  for (const name of ["Pages", "Guides", "Guides: nsw", "Partners", "Offers", "Questions", "The firm"])
    await expect(page.getByRole("link", { name, exact: true })).toBeVisible()

  await page.goto(NEW)
  await fillPlace(page)
  await page.getByRole("button", { name: "Publish" }).first().click()
  await page.getByRole("menuitem", { name: "Publish now" }).click()

  await expect.poll(() => existsSync(join(project, "content", NEW_PLACE))).toBe(true)
  expect(problemsIn(project, NEW_PLACE)).toEqual([])
  expect(readFileSync(join(project, "content", NEW_PLACE), "utf8")).toContain("name: Testville\n")
  expect(refused).toEqual([])
  expect(elsewhere).toEqual([])
})

test("the editor says what is wrong with a field before it saves", async ({ page }) => {
  test.setTimeout(120_000)
  await signIn(page)
  await page.goto(NEW)
  await field(page, "Description").fill("Too short.")
  await page.getByRole("button", { name: "Publish" }).first().click()
  await page.getByRole("menuitem", { name: "Publish now" }).click()
  const complaint = /match the pattern: a description for search results of 70 to 160 characters/i
  await expect(page.getByText(complaint)).toBeVisible()
  await expect(page.getByText("Heading is required")).toBeVisible()
})

test("the editor is not listed, and no other page loads anything of it", async ({ page, request }) => {
  expect(await (await request.get(EDITOR)).text()).toContain('<meta name="robots" content="noindex" />')
  expect(await (await request.get("/sitemap-0.xml")).text()).not.toContain("/admin")
  const loaded: string[] = []
  page.on("request", one => loaded.push(new URL(one.url()).pathname))
  await watchReady(page)
  await openReady(page, paths.home)
  await page.mouse.wheel(0, 2000)
  await page.waitForLoadState("networkidle")
  expect(loaded.filter(path => path.startsWith("/admin") || path.startsWith("/pagefind"))).toEqual([])
})

/** The last one: a list is called like what it holds. */
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).last()

async function choose(page: Page, label: string, option: string): Promise<void> {
  await field(page, label).fill(option)
  await page.keyboard.press("Enter")
}

async function fillPlace(page: Page): Promise<void> {
  const texts = {
    Title: "Testville: what to check first",
    Description:
      "Buying or selling in Testville? What to look up about flood, slope and title here, and what the work costs.",
    Heading: "Conveyancing in Testville",
    Lead: "A made-up town for a test.",
    Name: "Testville",
    Region: "Riverina",
    Council: "Testville Shire",
    Lat: "-35.1",
    Lng: "147.369",
    "Water authority": "Testville Water",
    "Title registry": "NSW Land Registry Services",
    Price: "600000",
    On: "2026-11-21",
  }
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text)
  await choose(page, "State", "NSW")
  await page.getByRole("button", { name: "Add postcodes" }).click()
  await field(page, "Postcodes").fill("2999")
  await page.getByRole("button", { name: "Add considerations" }).click()
  await field(page, "Point").fill("Check whether the river has been in the street.")
  await field(page, "Check").fill("Ask the council.")
  await choose(page, "Certainty", "check")
}
