import { paths } from "../src/domain/paths"
import { holdRequests } from "./intercept-requests"
import { expect, test } from "./journey"
import { clickLinkTo, openReady } from "./visit"

test("the loading bar runs from a click until the page is there, 3px high", { tag: "@daily" }, async ({ page }) => {
  const faqs = paths.page("faqs")
  const release = await holdRequests(page, `**/page-data${faqs}/page-data.json`)
  await openReady(page, paths.page("buying"))
  const bar = page.getByRole("progressbar", { name: "Loading the page" })
  await expect(bar).toHaveCount(0)

  await clickLinkTo(page, faqs)
  await expect(bar).toHaveAttribute("data-phase", "running")
  expect(await bar.evaluate(element => getComputedStyle(element).height)).toBe("3px")
  await expect(page).not.toHaveURL(faqs)

  release()
  await expect(page).toHaveURL(faqs)
  await expect(bar).toHaveCount(0)
  await expect(page.locator("[data-phase=idle]")).toBeAttached()
})
