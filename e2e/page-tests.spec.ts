import { paths } from "../src/domain/paths"
import { VISITOR_USER_AGENT } from "../tools/browser"
import { expect, test } from "./journey"
import { runningTest, setFirstRandomNumber, listViewedVariants } from "./page-tests"

const NONE = [
  { page: "", name: "the control" },
  { page: "", name: "the variant" },
] as const

test.skip(!runningTest, "this site compares no two pages")

// Each page gets half of the visits. Random numbers below 0.5 lead to the control.
const [{ page: CONTROL }, { page: VARIANT, name: VARIANT_NAME }] = runningTest ?? NONE
const [FOR_CONTROL, FOR_VARIANT] = [0.49, 0.51]

// By default the browser's user agent says that it's headless, so the function would treat it as a robot.
test.use({ userAgent: VISITOR_USER_AGENT, isStamped: true })

test(
  "a visit to the control's address gets the variant with query and hash, is counted for it, and keeps it",
  { tag: "@daily" },
  async ({ page }) => {
    const before = listViewedVariants(CONTROL)
    await page.goto(paths.home)
    await setFirstRandomNumber(page, FOR_VARIANT)
    await page.goto(`${CONTROL}?gclid=g1&utm_source=news#main`)
    await expect(page).toHaveURL(`${VARIANT}?gclid=g1&utm_source=news#main`)
    await expect(page.locator("[data-variant]")).toHaveAttribute("data-variant", VARIANT_NAME)
    await expect.poll(() => listViewedVariants(CONTROL)).toEqual([...before, VARIANT_NAME].sort())
    await page.goBack()
    await expect(page).toHaveURL(paths.home)

    await setFirstRandomNumber(page, FOR_CONTROL)
    await page.goto(CONTROL)
    await expect(page).toHaveURL(VARIANT)
  },
)
