import * as v from "valibot"
import { paths } from "../src/domain/paths"
import { hold } from "./intercepted"
import { expect, test } from "./journey"
import { runningTest, setChance, viewsOf } from "./page-tests"
import { pageForm, requestQuote } from "./quote-form"

/** Titles of skipped tests differ too. */
const NONE = [
  { page: "", name: "the control" },
  { page: "", name: "the variant" },
] as const

test.skip(!runningTest, "this site compares no two pages")

// Each gets half the visits. The control's half is the lower one.
const [{ page: CONTROL }, { page: VARIANT, name: VARIANT_NAME }] = runningTest ?? NONE
const [FOR_CONTROL, FOR_VARIANT] = [0.49, 0.51]

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36"

// The browser of the journeys calls itself headless, which the function takes for a robot.
test.use({ userAgent: BROWSER })

test(
  "a visit to the control's address gets the variant with query and hash, is counted for it, and keeps it",
  { tag: "@daily" },
  async ({ page }) => {
    const before = viewsOf(CONTROL)
    await page.goto(paths.home)
    await setChance(page, FOR_VARIANT)
    await page.goto(`${CONTROL}?gclid=g1&utm_source=news#main`)
    await expect(page).toHaveURL(`${VARIANT}?gclid=g1&utm_source=news#main`)
    await expect(page.locator("[data-variant]")).toHaveAttribute("data-variant", VARIANT_NAME)
    await expect.poll(() => viewsOf(CONTROL)).toEqual([...before, VARIANT_NAME].sort())
    await page.goBack()
    await expect(page).toHaveURL(paths.home)

    await setChance(page, FOR_CONTROL)
    await page.goto(CONTROL)
    await expect(page).toHaveURL(VARIANT)
  },
)

test("while the variant's page is on its way nothing of the control can be seen", async ({ page }) => {
  await setChance(page, FOR_VARIANT)
  const release = await hold(page, `**${VARIANT}`)
  // The page says it by itself, since a locator would wait for the variant's.
  let isHidden = false
  await page.exposeFunction("sayHidden", () => (isHidden = true))
  await page.addInitScript(() => {
    const say = () => document.documentElement.hidden && Reflect.get(window, "sayHidden")()
    new MutationObserver(say).observe(document, { attributes: true, subtree: true, attributeFilter: ["hidden"] })
  })
  await page.goto(CONTROL, { waitUntil: "commit" })
  await expect.poll(() => isHidden).toBe(true)
  release()
  await expect(page).toHaveURL(VARIANT)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
})

const leads = v.array(v.object({ request: v.object({ attribution: v.object({ variant: v.optional(v.string()) }) }) }))

test("a request from a page under test tells its variant", async ({ page, inbox }) => {
  await setChance(page, FOR_VARIANT)
  await page.goto(CONTROL)
  await expect(page).toHaveURL(VARIANT)
  await requestQuote(pageForm(page))
  await inbox.expectTaken("quote.requested.v1")
  const [lead] = v.parse(
    leads,
    (await inbox.events()).map(({ data }) => data),
  )
  expect(lead?.request.attribution.variant).toBe(VARIANT_NAME)
})
