import { paths } from "../src/domain/paths"
import { readUnsupportedBrowserApis } from "../tools/browsers/newer-apis"
import { expect, test } from "./journey"
import { requestOffer, locateItemisedQuote, sendContactMessage } from "./quote-form"

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
