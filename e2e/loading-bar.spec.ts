import { paths } from "../src/domain/paths"
import { hold } from "./intercepted"
import { expect, test } from "./journey"
import { openReady } from "./visit"
import { openWatched, withoutLater } from "./watched"

const FAQS = paths.page("faqs")

test("the loading bar runs from a click until the page is there, 3px high", async ({ page }) => {
  const release = await hold(page, `**/page-data${FAQS}/page-data.json`)
  await openWatched(page, paths.blog("nsw/stage-4-cooling-off"))
  const bar = page.getByRole("progressbar", { name: "Loading the page" })
  await expect(bar).toHaveCount(0)

  await page.locator(`a[href="${FAQS}"]:visible`).first().click()
  await expect(bar).toHaveAttribute("data-phase", "running")
  expect(await bar.evaluate(element => getComputedStyle(element).height)).toBe("3px")
  await expect(page).not.toHaveURL(FAQS)

  release()
  await expect(page).toHaveURL(FAQS)
  await expect(bar).toHaveCount(0)
  await expect(page.locator("[data-phase=idle]")).toBeAttached()
})

test("the loading bar runs at the first click, though no deferred code has come", async ({ page }) => {
  await withoutLater(page)
  const release = await hold(page, `**/page-data${FAQS}/page-data.json`)
  await openReady(page, paths.blog("nsw/stage-4-cooling-off"))
  await page.locator(`a[href="${FAQS}"]:visible`).first().click()
  const bar = page.getByRole("progressbar", { name: "Loading the page" })
  await expect(bar).toHaveAttribute("data-phase", "running")
  release()
  await expect(page).toHaveURL(FAQS)
  await expect(page.locator("[data-phase=idle]")).toBeAttached()
})
