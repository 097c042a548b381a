import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { expect, test } from "./journey"
import { PAGE_KINDS } from "./page-kinds"
import { requestOffer } from "./quote-form"
import { clickLinkTo, openReady } from "./visit"

/** Kinds of page that the browser loads in full. A screen reader announces them by itself. */
const LOADED_WHOLE = ["component library", "landing page", "own contract"]

/** Records the text of Gatsby's live region in every frame of each page from now on, as a screen reader would announce it. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const announcements: string[] = []
    const recordAnnouncement = (): void => {
      const text = document.getElementById("gatsby-announcer")?.textContent ?? ""
      if (text && announcements.at(-1) !== text) announcements.push(text)
      requestAnimationFrame(recordAnnouncement)
    }
    requestAnimationFrame(recordAnnouncement)
    Object.assign(window, { said: announcements })
  }),
)

const readAnnouncements = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, "said"))

/** Waits until the page's heading has been announced, after no other texts than `before`. Returns the announcement. */
async function expectHeadingAnnounced(page: Page, ...before: string[]): Promise<string> {
  const heading = page.getByRole("heading", { level: 1 })
  const buildExpectedAnnouncement = async (): Promise<string> => `Navigated to ${await heading.innerText()}`
  await expect(async () =>
    expect(await readAnnouncements(page)).toEqual([...before, await buildExpectedAnnouncement()]),
  ).toPass({
    timeout: 15_000,
  })
  return buildExpectedAnnouncement()
}

const THANKS = [
  { kind: "thank-you for a message", path: paths.contactThankYou },
  { kind: "thank-you for feedback", path: paths.feedbackThankYou },
  { kind: "end of the emails", path: paths.unsubscribeSuccess },
]

test("a link is heard as the heading of its page, once", { tag: "@daily" }, async ({ page }) => {
  await openReady(page, paths.page("cookies"))
  await clickLinkTo(page, paths.contactUs)
  await expect(page).toHaveURL(paths.contactUs)
  await expectHeadingAnnounced(page)
})

test("on a tour of the site each kind of page is heard as its heading, once", async ({ page }) => {
  test.slow()
  const announcements: string[] = []
  await openReady(page, paths.page("cookies"))
  for (const { kind, path } of [...PAGE_KINDS, ...THANKS].filter(({ kind }) => !LOADED_WHOLE.includes(kind)))
    await test.step(kind, async () => {
      await clickLinkTo(page, path)
      await expect(page).toHaveURL(path)
      announcements.push(await expectHeadingAnnounced(page, ...announcements))
    })
})

test(
  "after sending, the offer is heard as its heading, and so is the thank-you after accepting it",
  { tag: "@daily" },
  async ({ page }) => {
    await requestOffer(page)
    const offer = await expectHeadingAnnounced(page)
    await page.getByRole("button", { name: "Accept this quote" }).click()
    await expect(page).toHaveURL(/\/thank-you$/)
    await expectHeadingAnnounced(page, offer)
  },
)
