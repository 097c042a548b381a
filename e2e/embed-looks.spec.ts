import type { Frame, Locator, Page } from "@playwright/test"
import { EMBED_TOOLS, type EmbedTool } from "../src/domain/embed"
import { submitButton } from "./form-problems"
import { expect } from "./journey"
import { FIRST_STATE_NAME } from "./own-site"
import { expectAsHigh, locateForm, buildPastedLine, PAGE, locateThanks, test } from "./partner-page"
import { screenHeading } from "./quote-places"
import { itemisedQuote, PERSON, STRATA } from "./quote-form"
import { findOverflow } from "./find-overflow"
import { chooseByKeys, tabTo, typeByKeys } from "./keyboard-steps"
import { findWcagViolations } from "./wcag"

// Checks the tools embedded in a partner's own page, on a phone in dark mode.
test.use({ colorScheme: "dark", viewport: { width: 360, height: 740 } })

type Shown = { page: Page; tool: Frame; sound: (state: string) => Promise<void> }

/** Shows a tool in the partner's page after a link, and focuses that link. */
async function show(page: Page, tool: EmbedTool, showPage: (pages: Record<string, string>) => void): Promise<Shown> {
  showPage({
    "/loans": `<meta name="viewport" content="width=device-width"><a href="#">Before</a>${buildPastedLine(tool)}`,
  })
  await page.goto(PAGE)
  await page.frameLocator("iframe").locator("html[data-app-ready][data-color-mode=dark]").waitFor()
  await expectAsHigh(page)
  const frame = await (await page.locator("iframe").elementHandle())?.contentFrame()
  if (!frame) throw new Error("There's no tool in the partner's page")
  await page.getByRole("link", { name: "Before" }).focus()
  const sound = async (state: string) => {
    await expectAsHigh(page)
    expect(await findOverflow(page), state).toEqual([])
    expect(await findOverflow(frame), state).toEqual([])
    expect(await findWcagViolations(page, { inside: "iframe", inFrames: true }), state).toEqual([])
  }
  return { page, tool: frame, sound }
}

async function useCalculator({ tool, sound }: Shown): Promise<void> {
  const form = tool.locator("form#calculator")
  await typeByKeys(form, "What is the price?", "900k")
  await expect(itemisedQuote(form)).toContainText("at $900,000")
  await sound("the total")
}

async function goOn(page: Page, form: Locator): Promise<void> {
  await tabTo(page, submitButton(form))
  await page.keyboard.press("Enter")
}

async function useQuote({ page, sound }: Shown): Promise<void> {
  const form = locateForm(page.frameLocator("iframe"))
  await chooseByKeys(form, "What are you doing?", "Buying")
  await chooseByKeys(form, "Where is the property?", FIRST_STATE_NAME)
  await chooseByKeys(form, "What kind of property is it?", "House")
  await chooseByKeys(form, STRATA, "No")
  await chooseByKeys(form, "Are you buying off the plan?", "No")
  await goOn(page, form)
  await expect(screenHeading(form, "timing")).toBeFocused()
  await sound("price and timing")
  await typeByKeys(form, "What is the price?", "$1.2m")
  await chooseByKeys(form, "How far along are you?", "Still looking")
  await goOn(page, form)
  await expect(screenHeading(form, "price")).toBeFocused()
  await sound("the price")
  await goOn(page, form)
  await expect(screenHeading(form, "send")).toBeFocused()
  await sound("where to send it")
  await typeByKeys(form, "Full name", PERSON.name)
  await typeByKeys(form, "Email", PERSON.email)
  await goOn(page, form)
  await expect(locateThanks(page.frameLocator("iframe"))).toBeVisible()
  await sound("after it was sent")
}

async function useKeyDates({ tool, sound }: Shown): Promise<void> {
  const form = tool.getByRole("form", { name: "Your sale" })
  await chooseByKeys(form, "Where is the property?", FIRST_STATE_NAME)
  await typeByKeys(form, "Day", "24")
  await typeByKeys(form, "Month", "11")
  await typeByKeys(form, "Year", "2026")
  const dates = tool.getByRole("region", { name: "Your dates" })
  await expect(dates.getByRole("listitem").first()).toBeVisible()
  await sound("the dates")
}

const USES: Readonly<Record<EmbedTool, (tool: Shown) => Promise<void>>> = {
  calculator: useCalculator,
  quote: useQuote,
  "key-dates": useKeyDates,
}

for (const tool of EMBED_TOOLS)
  test(
    `${tool}: in a partner's page on a phone in dark it needs a keyboard only, breaks no rule of WCAG 2.2 AA and sticks out nowhere`,
    { tag: "@nightly" },
    async ({ page, partnerSite }) => {
      const shownTool = await show(page, tool, partnerSite.show)
      await shownTool.sound("as it begins")
      await USES[tool](shownTool)
    },
  )
