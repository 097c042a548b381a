import type { Frame, Page } from "@playwright/test"
import { EMBED_TOOLS, type EmbedTool } from "../src/domain/embed"
import { expect } from "./journey"
import { FIRST_STATE_NAME } from "./own-site"
import {
  expectFrameFitsContent,
  locateQuoteFormInFrame,
  buildPastedLine,
  PAGE,
  locateThanksInFrame,
  test,
} from "./partner-page"
import { locateScreenHeading } from "./quote-places"
import { answerBuyersScreen, locateItemisedQuote, PERSON } from "./quote-form"
import { findOverflowingElements } from "./find-overflow"
import {
  answerPropertyScreenByKeyboard,
  chooseAnswerByKeyboard,
  submitByKeyboard,
  typeByKeyboard,
} from "./keyboard-steps"
import { findWcagViolations } from "./wcag"

test.use({ colorScheme: "dark", viewport: { width: 360, height: 740 } })

type Shown = { page: Page; tool: Frame; expectNoFaults: (state: string) => Promise<void> }

async function showEmbeddedTool(
  page: Page,
  tool: EmbedTool,
  showPage: (pages: Record<string, string>) => void,
): Promise<Shown> {
  showPage({
    "/loans": `<meta name="viewport" content="width=device-width"><a href="#">Before</a>${buildPastedLine(tool)}`,
  })
  await page.goto(PAGE)
  await page.frameLocator("iframe").locator("html[data-app-ready][data-color-mode=dark]").waitFor()
  await expectFrameFitsContent(page)
  const frame = await (await page.locator("iframe").elementHandle())?.contentFrame()
  if (!frame) throw new Error("There's no tool in the partner's page")
  await page.getByRole("link", { name: "Before" }).focus()
  const expectNoFaults = async (state: string) => {
    await expectFrameFitsContent(page)
    expect(await findOverflowingElements(page), state).toEqual([])
    expect(await findOverflowingElements(frame), state).toEqual([])
    expect(await findWcagViolations(page, { inside: "iframe", inFrames: true }), state).toEqual([])
  }
  return { page, tool: frame, expectNoFaults }
}

async function useCalculator({ tool, expectNoFaults }: Shown): Promise<void> {
  const form = tool.locator("form#calculator")
  await typeByKeyboard(form, "What is the price?", "900k")
  await expect(locateItemisedQuote(form)).toContainText("at $900,000")
  await expectNoFaults("the total")
}

async function useQuoteForm({ page, expectNoFaults }: Shown): Promise<void> {
  const form = locateQuoteFormInFrame(page.frameLocator("iframe"))
  await answerPropertyScreenByKeyboard(form)
  await submitByKeyboard(form)
  await expect(locateScreenHeading(form, "timing")).toBeFocused()
  await expectNoFaults("price and timing")
  await typeByKeyboard(form, "What is the price?", "$1.2m")
  await chooseAnswerByKeyboard(form, "Where are you up to?", "Still looking")
  await submitByKeyboard(form)
  await expect(locateScreenHeading(form, "buyers")).toBeFocused()
  await expectNoFaults("the buyers")
  await answerBuyersScreen(form)
  await submitByKeyboard(form)
  await expect(locateScreenHeading(form, "price")).toBeFocused()
  await expectNoFaults("the price")
  await submitByKeyboard(form)
  await expect(locateScreenHeading(form, "send")).toBeFocused()
  await expectNoFaults("where to send it")
  await typeByKeyboard(form, "Full name", PERSON.name)
  await typeByKeyboard(form, "Email", PERSON.email)
  await submitByKeyboard(form)
  await expect(locateThanksInFrame(page.frameLocator("iframe"))).toBeVisible()
  await expectNoFaults("after it was sent")
}

async function useKeyDates({ tool, expectNoFaults }: Shown): Promise<void> {
  const form = tool.getByRole("form", { name: "Your sale" })
  await chooseAnswerByKeyboard(form, "Where is the property?", FIRST_STATE_NAME)
  await typeByKeyboard(form, "Day", "24")
  await typeByKeyboard(form, "Month", "11")
  await typeByKeyboard(form, "Year", "2026")
  const dates = tool.getByRole("region", { name: "Your dates" })
  await expect(dates.getByRole("listitem").first()).toBeVisible()
  await expectNoFaults("the dates")
}

const USES: Readonly<Record<EmbedTool, (tool: Shown) => Promise<void>>> = {
  calculator: useCalculator,
  quote: useQuoteForm,
  "key-dates": useKeyDates,
}

for (const tool of EMBED_TOOLS)
  test(
    `${tool}: in a partner's page on a phone in dark it needs a keyboard only, breaks no rule of WCAG 2.2 AA and sticks out nowhere`,
    { tag: "@nightly" },
    async ({ page, partnerSite }) => {
      const shownTool = await showEmbeddedTool(page, tool, partnerSite.show)
      await shownTool.expectNoFaults("as it begins")
      await USES[tool](shownTool)
    },
  )
