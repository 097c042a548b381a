import { paths } from "../src/domain/paths"
import { itemisedQuote } from "./quote-form"
import { expect, test } from "./journey"
import {
  anEntry,
  FIRST_STATE,
  FIRST_STATE_NAME,
  isAbout,
  isListed,
  needsEntry,
  needsPath,
  needsState,
  OWN_STATES,
  textOf,
} from "./own-site"
import { OWN_PAGES } from "./page-kinds"
import { openReady } from "./visit"

const article = (): string => needsPath(OWN_PAGES.article, "article about a stage")
const place = () => needsEntry("place", one => isAbout(FIRST_STATE)(one) && isListed(one))

test("an article about a stage leads to the stage before and the stage after", async ({ page }) => {
  await page.goto(article())
  const stages = page.getByRole("navigation", { name: "Stage by stage" })
  await expect(stages.getByRole("link")).toHaveText([/^Stage 3: /, /^Stage 5: /])
  await stages.getByRole("link", { name: /^Stage 5: / }).click()
  await expect(page).toHaveURL(/\/stage-5-/)
})

test("an article shows when it was checked, when it is due again, and its sources", async ({ page }) => {
  await page.goto(article())
  await expect(
    page.getByText(/Checked against its sources on .+, to be checked again by .+\sminute\sread/),
  ).toBeVisible()
  await expect(page.getByRole("complementary", { name: "Sources" }).getByRole("link").first()).toBeVisible()
})

test("on paper an article has no navigation, footer or form, and says where its links lead", async ({ page }) => {
  await page.goto(article())
  await page.emulateMedia({ media: "print" })
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden()
  await expect(page.getByRole("contentinfo")).toBeHidden()
  for (const form of await page.locator("form").all()) await expect(form).toBeHidden()
  const source = page.getByRole("complementary", { name: "Sources" }).getByRole("link").first()
  const printed = await source.evaluate(link => getComputedStyle(link, "::after").content)
  expect(printed).toContain(await source.getAttribute("href"))
})

test("the price of a place's worked cost may be changed: the calculator answers at once", async ({ page }) => {
  await page.goto(place().path)
  await page.getByLabel("Try a different price").fill("750k")
  await page.getByRole("button", { name: "Work it out" }).click()
  await expect(page).toHaveURL(/\/calculator\?.*price=750k/)
  await expect(itemisedQuote(page.locator("form#calculator"))).toContainText("at $750,000")
})

test("the page of a place names its neighbours, the nearest office and its state", async ({ page }) => {
  const here = place()
  await page.goto(here.path)
  const heading = { name: `Near ${textOf(here, "name")}`, exact: true }
  const near = page.locator("section", { has: page.getByRole("heading", heading) })
  await expect(near.getByRole("link", { name: /office/ })).toHaveCount(anEntry("city") ? 1 : 0)
  await expect(near.getByRole("link", { name: `How it works in ${FIRST_STATE_NAME}` })).toBeVisible()
})

test("an offer leaves a page on the day after its last one, though the page was built before", async ({ page }) => {
  await page.clock.install({ time: new Date("2101-01-01T10:00:00+11:00") })
  await openReady(page, paths.page("misc/discounts"))
  await page.mouse.wheel(0, 100)
  await expect(page.getByRole("complementary", { name: "Offer" })).toHaveCount(0)
})

test("a link to a question of a page opens its answer", async ({ page }) => {
  await page.goto(paths.page("faqs"))
  const answer = page.locator("details p[id]").first()
  await expect(answer).toBeHidden()
  await page.goto(`${paths.page("faqs")}#${await answer.getAttribute("id")}`)
  await expect(answer).toBeVisible()
})

const STAGES = { NSW: 7, VIC: 7, QLD: 8 }

test("the guides are listed by state, the stages of buying and of selling there in their order", async ({ page }) => {
  await page.goto(paths.blogs)
  for (const state of OWN_STATES) {
    const lists = page.locator(`#${state.toLowerCase()} ol`)
    const stages = [...Array(STAGES[state]).keys()].map(i => i + 1)
    await expect(lists.nth(0).getByRole("link")).toHaveText(stages.map(n => new RegExp(`^Stage ${n}: `)))
    await expect(lists.nth(1).getByRole("link")).toHaveText(stages.map(n => new RegExp(`^Selling in .+, stage ${n}: `)))
  }
})

test("the guides that are no stage are listed by their subject", async ({ page }) => {
  needsState("VIC")
  await page.goto(paths.blogs)
  await expect(page.locator("#vic").getByRole("heading", { level: 3 })).toHaveText([
    "Buying, stage by stage",
    "Selling, stage by stage",
    "Costs and duty",
    "Contracts and title",
    "How conveyancing works",
  ])
})
