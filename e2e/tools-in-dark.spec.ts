import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { VISITOR_USER_AGENT } from "../tools/browser"
import { expect, test } from "./journey"
import { findFirstEntry, FIRST_STATE, isAboutState } from "./own-site"
import { OWN_PAGES } from "./page-kinds"
import { openReady, toTop, untilVisited } from "./visit"
import { findWcagViolations } from "./wcag"

// Checks tools after they've been used, on a phone in dark mode. The audit in e2e/audit checks them before they're used.
test.use({
  colorScheme: "dark",
  viewport: { width: 360, height: 740 },
  contextOptions: { reducedMotion: "reduce" },
  userAgent: VISITOR_USER_AGENT,
})

const STATE = FIRST_STATE.toLowerCase()

/** A tool with its path, and a function that uses it with the keyboard until it shows a result. */
type Tool = { name: string; path: string | null; use: (page: Page) => Promise<void> }

async function openPlantedProblem(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "Spot the problems" }).press(" ")
  const part = page.locator("details[data-planted]").first()
  await part.locator("summary").press("Enter")
  await expect(part.locator("[data-mode=spot]").first()).toBeVisible()
}

async function tickOffDocument(page: Page): Promise<void> {
  const list = page.getByRole("region", { name: "Documents to send", exact: true })
  await list.getByRole("checkbox").first().press(" ")
  await expect(list.getByRole("checkbox").first()).toBeChecked()
}

/** Opens the details of the first date. The contract was signed the day before the time on the page's clock. */
async function openFirstDate(page: Page): Promise<void> {
  const dates = page.getByRole("region", { name: "Your dates" })
  await expect(dates.getByRole("listitem").first()).toBeVisible()
  await dates.locator("summary").first().press("Enter")
}

async function tickWarningSigns(page: Page): Promise<void> {
  for (const verdict of ["verify", "stop"])
    await page.locator(`main input[type=checkbox][value=${verdict}]`).first().press(" ")
  await expect(page.locator("[data-verdict=stop]")).toBeVisible()
}

async function answerYesItHelped(page: Page): Promise<void> {
  await untilVisited(page)
  await page.getByRole("button", { name: "Yes, it helped" }).press("Enter")
  await expect(page.getByText("Thanks for telling us.")).toBeFocused()
}

const TOOLS: readonly Tool[] = [
  { name: "document explainer", path: OWN_PAGES.sampleDocument, use: openPlantedProblem },
  { name: "what to send", path: `${paths.whatToSend}?side=selling&state=${STATE}`, use: tickOffDocument },
  { name: "is this really us", path: paths.messageCheck, use: tickWarningSigns },
  {
    name: "dates that warn",
    path: `${paths.page("calendar")}?side=buying&state=${FIRST_STATE}&day=24&month=11&year=2026&method=private`,
    use: openFirstDate,
  },
  {
    name: "was this page helpful",
    path:
      findFirstEntry("blog", entry => entry.fields["stage"] !== undefined && isAboutState(FIRST_STATE)(entry))?.path ??
      null,
    use: answerYesItHelped,
  },
]

for (const { name, path, use } of TOOLS)
  test(`${name}: used with the keyboard it breaks no rule of WCAG 2.2 AA, and scrolls nowhere sideways`, async ({
    page,
  }) => {
    test.skip(path === null, "this site has no such page")
    await page.clock.setFixedTime("2026-11-25T01:00:00Z")
    await openReady(page, path ?? paths.home)
    await use(page)
    await toTop(page)
    expect(await findWcagViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
