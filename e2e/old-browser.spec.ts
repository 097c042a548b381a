import type { FrameLocator, Page } from "@playwright/test"
import type { EmbedTool } from "../src/domain/embed"
import { paths } from "../src/domain/paths"
import { readUnsupportedBrowserApis } from "../tools/browsers/newer-apis"
import { locateSubmitButton } from "./form-problems"
import { fillInSale, MESSAGES, SENT_FORMS } from "./form-subjects"
import { expect, test } from "./journey"
import { FIRST_STATE_NAME } from "./own-site"
import { buildPastedLine, locateQuoteFormInFrame, locateThanksInFrame, PAGE, test as embedTest } from "./partner-page"
import { requestOffer, requestQuote, locateItemisedQuote, sendContactMessage } from "./quote-form"

test.beforeEach(async ({ context }) => {
  await context.addInitScript(
    apis => {
      const removeApi = (place: unknown, name: string) => {
        if (place instanceof Object) Reflect.deleteProperty(place, name)
      }
      for (const { owner, name, isStatic } of apis) {
        const path = owner === "" ? [] : owner.split(".")
        const place = path.reduce<unknown>((at, key) => at instanceof Object && Reflect.get(at, key), globalThis)
        removeApi(place, name)
        if (!isStatic && place instanceof Object) removeApi(Reflect.get(place, "prototype"), name)
      }
    },
    [...readUnsupportedBrowserApis().newer],
  )
})

/** In a complete browser the tests would prove nothing. */
test.afterEach(async ({ page }) => {
  const gaps = await page.evaluate(() => [
    ...["canParse", "parse"].filter(name => name in URL),
    ...["toSorted", "toSpliced", "with"].filter(name => name in Array.prototype),
    ...["requestSubmit"].filter(name => name in HTMLFormElement.prototype),
    ...["requestIdleCallback", "scheduler", "navigation"].filter(name => name in globalThis),
  ])
  expect(gaps).toEqual([])
})

test(
  "in the oldest browsers a quote is asked for in the dialog, and sent",
  { tag: "@daily" },
  async ({ page, inbox }) => {
    await requestOffer(page)
    await expect(locateItemisedQuote(page)).toBeVisible()
    await inbox.expectTaken("quote.requested.v1")
  },
)

test("in the oldest browsers a message is sent", { tag: "@daily" }, async ({ page, inbox }) => {
  await page.goto(paths.contactUs)
  await sendContactMessage(page)
  await inbox.expectTaken("contact.sent.v1")
})

test("in the oldest browsers the calculator shows a total and its lines", { tag: "@daily" }, async ({ page }) => {
  await page.goto(paths.page("calculator"))
  const form = page.locator("form#calculator")
  await form.getByLabel("What is the price?").fill("900k")
  await expect(form.getByRole("region", { name: "Your total" })).toContainText(/\$[\d,]+\.\d\d/)
  await form.getByRole("button", { name: "Show every line" }).click()
  await expect(locateItemisedQuote(form)).toContainText("at $900,000")
})

for (const { name, path, id, fill, sent, event } of MESSAGES.filter(message => message.path !== paths.contactUs))
  test(`in the oldest browsers ${name} is sent`, { tag: "@nightly" }, async ({ page, inbox }) => {
    await page.goto(path)
    const form = page.locator(`#${id}`)
    await fill(form)
    await locateSubmitButton(form).click()
    await expect(page).toHaveURL(sent)
    await inbox.expectTaken(event)
  })

async function expectKeyDates(tool: Page | FrameLocator): Promise<void> {
  await fillInSale(tool, FIRST_STATE_NAME)
  await expect(tool.getByRole("region", { name: "Your dates" }).getByRole("listitem").first()).toContainText("2026")
}

test("in the oldest browsers a contract has its key dates", { tag: "@nightly" }, async ({ page }) => {
  await page.goto(paths.page("calendar"))
  await expectKeyDates(page)
})

test("in the oldest browsers the documents to send follow the answers", { tag: "@nightly" }, async ({ page }) => {
  await page.goto(paths.whatToSend)
  for (const answer of ["Buying", FIRST_STATE_NAME])
    await page.getByRole("main").getByRole("radio", { name: answer, exact: true }).check()
  const progress = page.getByText(/^\d+ of \d+ to go$/)
  const before = (await progress.textContent()) ?? ""
  await page.getByLabel("I’m getting a loan").check()
  await expect(progress).not.toHaveText(before)
})

test("in the oldest browsers an enquiry is corrected", { tag: "@nightly" }, async ({ page, inbox }) => {
  const acceptance = SENT_FORMS.find(({ name }) => name.includes("accept now"))
  if (!acceptance) throw new Error("No form accepts at once")
  const form = await acceptance.open(page)
  await acceptance.fill(form)
  await locateSubmitButton(form).click()
  await page
    .getByRole("main")
    .getByRole("link", { name: /withdraw/ })
    .click()
  await page.getByLabel("Phone", { exact: true }).fill("0491 570 156")
  await page.getByRole("button", { name: "Update my details" }).click()
  await expect(page.getByText("We’ve got your change")).toBeVisible()
  await inbox.expectTaken("quote.requested.v1", "quote.accepted.v1", "lead.changed.v1")
})

const USES: Readonly<Record<EmbedTool, (tool: FrameLocator) => Promise<void>>> = {
  calculator: async tool => {
    await tool.getByLabel("What is the price?").fill("900k")
    await expect(tool.getByRole("region", { name: "Your total" })).toContainText(/\$[\d,]+\.\d\d/)
  },
  quote: async tool => {
    await requestQuote(locateQuoteFormInFrame(tool))
    await expect(locateThanksInFrame(tool)).toBeVisible()
  },
  "key-dates": expectKeyDates,
}

for (const [tool, use] of Object.entries(USES))
  embedTest(
    `in the oldest browsers the tool ${tool} works in a partner's page`,
    { tag: "@nightly" },
    async ({ page, partnerSite }) => {
      partnerSite.show({ "/loans": buildPastedLine(tool as EmbedTool) })
      await page.goto(PAGE)
      await use(page.frameLocator("iframe"))
    },
  )
