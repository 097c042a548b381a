import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { expect, test } from "./journey"
import { openReady } from "./visit"

const OWN = /\/api\/icons\/lucide\.json\?icons=/
const PUBLIC = "https://api.iconify.design/lucide.json?icons=anchor"
const ANCHOR = { prefix: "lucide", width: 24, height: 24, icons: { anchor: { body: '<path d="M12 6v16"/>' } } }

/** Opens the icon finder, and lists every request for an icon. */
async function openFinder(page: Page): Promise<string[]> {
  const asked: string[] = []
  page.on("request", request => {
    if (/icons=/.test(request.url())) asked.push(request.url())
  })
  await openReady(page, paths.page("component-library"))
  return asked
}

const show = (page: Page) => page.getByRole("button", { name: "Show the icon" }).click()
const drawn = (page: Page) => page.locator('svg[data-icon="lucide:anchor"] path')

test("known icons are in the built page, and no icon is requested", async ({ page }) => {
  const asked = await openFinder(page)
  expect(await page.locator("svg.piece-icon path").count()).toBeGreaterThan(5)
  await page.waitForLoadState("networkidle")
  expect(asked).toEqual([])
})

test("an icon named at run time comes from the site's own endpoint, and the public service is not asked", async ({
  page,
  baseURL,
}) => {
  const asked = await openFinder(page)
  await show(page)
  await expect(drawn(page).first()).toBeAttached()
  expect(asked).toEqual([`${baseURL}/api/icons/lucide.json?icons=anchor`])
})

test("an icon set subset is served at both addresses", async ({ page }) => {
  for (const folder of ["icons", "_nuxt_icon"]) {
    const answer = await page.request.get(`/api/${folder}/lucide.json?icons=anchor,house`)
    expect(answer.status()).toBe(200)
    const { icons } = (await answer.json()) as { icons: object }
    expect(Object.keys(icons).sort()).toEqual(["anchor", "house"])
  }
  expect((await page.request.get("/api/icons/mdi.json?icons=house")).status()).toBe(404)
  expect((await page.request.get("/api/icons/lucide.json")).status()).toBe(400)
})

test("when the site's own endpoint is silent for 1500 ms, the public icon service is asked", async ({ page }) => {
  const asked = await openFinder(page)
  // Never answered: the page itself has to give up.
  await page.route(OWN, () => {})
  await page.route(PUBLIC, route => route.fulfill({ json: ANCHOR, headers: { "access-control-allow-origin": "*" } }))
  await show(page)
  await expect(drawn(page)).toBeAttached()
  expect(asked.at(-1)).toBe(PUBLIC)
})

test("an icon that nobody has is a logged warning and an empty box of the same size", async ({ page }) => {
  await openFinder(page)
  await page.route(OWN, route => route.abort())
  await page.route(PUBLIC, route => route.abort())
  const warning = page.waitForEvent(
    "console",
    message => message.text() === "No icon could be loaded for lucide:anchor.",
  )
  await show(page)
  expect((await warning).type()).toBe("warning")
  const box = page.getByRole("status").filter({ hasText: "lucide:anchor" }).locator("svg")
  await expect(box).toBeEmpty()
  const known = page.locator("svg.piece-icon:has(path)").first()
  const size = (icon: typeof box) => icon.evaluate(svg => [getComputedStyle(svg).width, getComputedStyle(svg).height])
  expect(await size(box)).toEqual(await size(known))
})
