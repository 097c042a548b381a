import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { expect, test } from "./journey"
import { FIRST_STATE } from "./own-site"
import { OWN_PAGES } from "./page-kinds"
import { openReady, toTop } from "./visit"
import { findWcagViolations } from "./wcag"

// The audit in e2e/audit checks tools before they're used; here they have been.
test.use({
  colorScheme: "dark",
  viewport: { width: 360, height: 740 },
  contextOptions: { reducedMotion: "reduce" },
})

type Tool = { name: string; path: string | null; use: (page: Page) => Promise<void> }

async function openPlantedProblem(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "Spot the problems" }).press(" ")
  const part = page.locator("details[data-planted]").first()
  await part.locator("summary").press("Enter")
  await expect(part.locator("[data-mode=spot]").first()).toBeVisible()
  await expect(page.getByText(/^1 of \d+ found$/)).toBeVisible()
}

async function tickOffDocument(page: Page): Promise<void> {
  const list = page.getByRole("region", { name: "Documents to send", exact: true })
  await list.getByRole("checkbox").first().press(" ")
  await expect(list.getByRole("checkbox").first()).toBeChecked()
}

async function tickWarningSigns(page: Page): Promise<void> {
  for (const verdict of ["verify", "stop"])
    await page.locator(`main input[type=checkbox][value=${verdict}]`).first().press(" ")
  await expect(page.locator("[data-verdict=stop]")).toBeVisible()
}

const TOOLS: readonly Tool[] = [
  { name: "document explainer", path: OWN_PAGES.sampleDocument, use: openPlantedProblem },
  {
    name: "what to send",
    path: `${paths.whatToSend}?side=selling&state=${FIRST_STATE.toLowerCase()}`,
    use: tickOffDocument,
  },
  { name: "is this really us", path: paths.messageCheck, use: tickWarningSigns },
]

for (const { name, path, use } of TOOLS)
  test(`${name}: used with the keyboard it breaks no rule of WCAG 2.2 AA, and scrolls nowhere sideways`, async ({
    page,
  }) => {
    test.skip(path === null, "this site has no such page")
    await openReady(page, path ?? paths.home)
    await use(page)
    await toTop(page)
    expect(await findWcagViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
