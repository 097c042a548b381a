import type { Locator, Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { STATE_NAMES, type State } from "../src/domain/states"
import { expect, test } from "./journey"
import { FIRST_STATE, firm, requireFirmStateCount, OTHER_STATE, OWN_STATES } from "./own-site"
import { clickLinkTo, openReady } from "./visit"
import { isSameDocument, markDocument } from "./visitor-tab"

const BUYING = paths.page("buying")
const SELLING = paths.page("selling")

const locateStatePart = (page: Page, state: State): Locator => page.locator(`main [data-state=${state}]`).first()
const locateStateOption = (page: Page, state: State): Locator =>
  page.getByRole("main").getByRole("radio", { name: STATE_NAMES[state].name })

async function listVisibleStates(page: Page): Promise<State[]> {
  const isSeen = await Promise.all(OWN_STATES.map(state => locateStatePart(page, state).isVisible()))
  return OWN_STATES.filter((_, i) => isSeen[i])
}

test(
  "a page shows the steps of one state, another one's at a press, and the next page keeps to it",
  { tag: "@daily" },
  async ({ page }) => {
    requireFirmStateCount(2)
    await page.goto(BUYING)
    expect(await listVisibleStates(page)).toEqual([FIRST_STATE])
    await locateStateOption(page, FIRST_STATE).focus()
    await page.keyboard.press("ArrowRight")
    await expect(locateStatePart(page, OTHER_STATE)).toBeVisible()
    expect(await listVisibleStates(page)).toEqual([OTHER_STATE])
    await expect(page).toHaveURL(`${BUYING}?state=${OTHER_STATE.toLowerCase()}`)

    await page.goto(SELLING)
    expect(await listVisibleStates(page)).toEqual([OTHER_STATE])
  },
)

test("every part of another state is hidden, wherever on the page it is", async ({ page }) => {
  requireFirmStateCount(2)
  await page.goto(BUYING)
  const ofOthers = page.locator(`main [data-state]:not([data-state=${FIRST_STATE}])`)
  expect(await ofOthers.count()).toBeGreaterThan(1)
  await expect(ofOthers.filter({ visible: true })).toHaveCount(0)
})

test("a page that a link leads to shows the state that was picked before", async ({ page }) => {
  requireFirmStateCount(2)
  await openReady(page, `${SELLING}?state=${OTHER_STATE.toLowerCase()}`)
  await locateStateOption(page, OTHER_STATE).press(" ")
  await markDocument(page)
  await clickLinkTo(page, BUYING)
  await expect(page).toHaveURL(new RegExp(`${BUYING}$`))
  await expect.poll(() => listVisibleStates(page)).not.toHaveLength(0)
  expect(await isSameDocument(page)).toBe(true)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the steps of every state are there, and no switch that does nothing", async ({ page }) => {
    await page.goto(BUYING)
    expect(await listVisibleStates(page)).toEqual(firm.states.map(({ state }) => state))
    await expect(page.getByRole("main").getByRole("radio")).toHaveCount(0)
  })
})
