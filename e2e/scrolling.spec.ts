import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { findElements, findDescendants, readPageElements, readAttribute } from "./built-page"
import { holdRequests } from "./intercept-requests"
import { expect, test } from "./journey"
import { OWN_PAGES } from "./page-kinds"
import { clickLinkTo, openVisited, twoFrames, untilReady, untilVisited } from "./visit"

const ARTICLE = OWN_PAGES.article ?? paths.page("conveyancing")
const headings = findElements(findDescendants(readPageElements(ARTICLE), "main"), "h2").flatMap(
  one => readAttribute(one, "id") || [],
)
const [HIGHER = "", LOWER = ""] = [headings.at(2), headings.at(-2)]
const BUYING = paths.page("buying")

test(
  "navigating to a hash scrolls to that element, below the header, also when it's drawn late",
  { tag: "@daily" },
  async ({ page }) => {
    await openVisited(page, paths.home)
    await clickLinkTo(page, `${ARTICLE}#${LOWER}`)
    await expect(page).toHaveURL(`${ARTICLE}#${LOWER}`)
    await expectBelowHeader(page, LOWER)

    await clickLinkTo(page, `${BUYING}#drawn-late`)
    await expect(page).toHaveURL(`${BUYING}#drawn-late`)
    await expectScrolledTo(page, 0)
    await page.evaluate(() => {
      const [above, late, below] = ["div", "h2", "div"].map(name => document.createElement(name))
      if (!above || !late || !below) return
      above.style.height = below.style.height = "200vh"
      late.id = "drawn-late"
      document.querySelector("main")?.append(above, late, below)
    })
    await expectBelowHeader(page, "drawn-late")
  },
)

for (const width of [360, 1280]) {
  test(`a link to the page that is shown scrolls to its hash, below the header, or to its top, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    await openVisited(page, ARTICLE)
    await clickLinkTo(page, `#${LOWER}`)
    await expectBelowHeader(page, LOWER)
    await clickLinkTo(page, `#${HIGHER}`)
    await expectBelowHeader(page, HIGHER)

    await page.goBack()
    await expect(page).toHaveURL(`${ARTICLE}#${LOWER}`)
    await expectBelowHeader(page, LOWER)
    await page.goBack()
    await expectScrolledTo(page, 0)

    await scrollToPosition(page, 1200)
    await clickLinkTo(page, ARTICLE)
    await expectScrolledTo(page, 0)
  })
}

test(
  "a new path begins at its top; Back restores the place, and Forward the other",
  { tag: "@daily" },
  async ({ page }) => {
    await openVisited(page, paths.home)
    await scrollToPosition(page, 1500)
    await clickLinkTo(page, ARTICLE)
    await expect(page).toHaveURL(ARTICLE)
    await expectScrolledTo(page, 0)
    await scrollToPosition(page, 700)

    await page.goBack()
    await expect(page).toHaveURL(paths.home)
    await expectScrolledTo(page, 1500)
    await page.goForward()
    await expect(page).toHaveURL(ARTICLE)
    await expectScrolledTo(page, 700)
  },
)

test("a page that is loaded again stays where the browser restored it, when the app starts and after", async ({
  page,
}) => {
  await openVisited(page, ARTICLE)
  await scrollToPosition(page, 900)
  await page.reload()
  await expectScrolledTo(page, 900)
  await untilVisited(page)
  await twoFrames(page)
  await expectScrolledTo(page, 900)
})

for (const hash of ["", "#a-heading"]) {
  test(`a visitor who scrolled before the app started is not moved by it, in an article${hash}`, async ({ page }) => {
    const release = await holdRequests(page, "**/*.js")
    await page.goto(ARTICLE, { waitUntil: "domcontentloaded" })
    // The hash isn't in the first address, since the browser's own scrolling would start the app, and loading waits for scripts.
    if (hash) await page.evaluate(to => void (location.hash = to), LOWER)
    await scrollToPosition(page, 400)
    release()
    await untilReady(page)
    await untilVisited(page)
    await twoFrames(page)
    await expectScrolledTo(page, 400)
  })
}

async function scrollToPosition(page: Page, y: number): Promise<void> {
  await page.evaluate(top => window.scrollTo(0, top), y)
  await expectScrolledTo(page, y)
  await twoFrames(page)
}

const expectScrolledTo = (page: Page, y: number): Promise<void> =>
  expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - y), { message: `at ${y}` }).toBeLessThan(3)

const expectBelowHeader = (page: Page, id: string): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(name => {
        const top = document.getElementById(name)?.getBoundingClientRect().top ?? NaN
        const edge = document.querySelector("header")?.getBoundingClientRect().bottom ?? NaN
        return top >= edge && top < edge + 100
      }, id),
    )
    .toBe(true)
