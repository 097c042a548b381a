import type { CDPSession, Locator, Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { holdRequests } from "./intercept-requests"
import { expect, test } from "./journey"
import { fillInQuoteForm, openQuoteFromHeader, pickAnswer } from "./quote-form"
import { twoFrames, untilReady } from "./visit"

// What needs a real browser: carets, input methods and scrolled texts. Unit tests prove that the forms' boxes stay.

/** Simulates an input method. The last composition stays open. */
async function composeTexts(inputMethod: CDPSession, ...texts: string[]): Promise<void> {
  for (const text of texts)
    await inputMethod.send("Input.imeSetComposition", {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
}

const readFieldSelection = (field: Locator): Promise<unknown[]> =>
  field.evaluate(control =>
    control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
      ? [control.selectionStart, control.selectionEnd, control.selectionDirection]
      : [],
  )

async function openContactFormAtMessage(page: Page) {
  const releaseRequests = await holdRequests(page, "**/*.js")
  const codeResponse = page.waitForResponse(/\/live-lead-form-[^/]*\.js$/)
  // If the test fails before the response, that failure is reported instead of this one.
  codeResponse.catch(() => undefined)
  await page.goto(paths.contactUs, { waitUntil: "domcontentloaded" })
  const form = page.locator("form#contact-form")
  const message = form.getByLabel("Your message", { exact: true })
  await pickAnswer(form, "How would you like us to reply?", "Call me")
  await message.click()
  const release = async (): Promise<void> => {
    releaseRequests()
    await (await codeResponse).finished()
    await untilReady(page)
    await twoFrames(page)
  }
  const expectMessageKept = async (text: string): Promise<void> => {
    await expect(form).toHaveAttribute("data-interactive")
    await expect(message).toHaveValue(text)
    await expect(message).toBeFocused()
    expect((await readFieldSelection(message)).slice(0, 2)).toEqual([text.length, text.length])
    await expect(form.getByRole("radio", { name: "Call me", exact: true })).toBeChecked()
  }
  return { form, release, message, expectMessageKept }
}

test(
  "a long message that's typed before the scripts have come is there, with its choice, scrolled and marked as it was",
  { tag: "@daily" },
  async ({ page }) => {
    const { release, message, expectMessageKept } = await openContactFormAtMessage(page)
    const lines = Array.from({ length: 60 }, (_, at) => `Line ${at + 1}`)
    await page.keyboard.insertText(lines.join("\n"))
    await page.keyboard.press("Shift+Home")
    const readScrollPositions = () => message.evaluate(({ scrollTop }) => ({ scrollTop, page: window.scrollY }))
    const before = await readScrollPositions()
    expect(before.scrollTop).toBeGreaterThan(0)
    const start = lines.slice(0, -1).join("\n").length + 1
    await release()
    await expect.poll(() => readFieldSelection(message)).toEqual([start, start + "Line 60".length, "backward"])
    expect(await readScrollPositions()).toEqual(before)
    await page.keyboard.type("The end")
    await expectMessageKept([...lines.slice(0, -1), "The end"].join("\n"))
  },
)

test("a Chinese word that is composed while the scripts come is neither cut nor doubled", async ({ page }) => {
  const { form, release, message, expectMessageKept } = await openContactFormAtMessage(page)
  const inputMethod = await page.context().newCDPSession(page)
  await composeTexts(inputMethod, "n", "ni", "nih", "niha", "nihao")
  await release()
  await expect(message).toHaveValue("nihao")
  await composeTexts(inputMethod, "你好", "你好ma", "你好吗")
  await page.keyboard.insertText("你好吗")
  await expect(form).toHaveAttribute("data-interactive")
  await expect(message).toHaveValue("你好吗")
  await page.keyboard.insertText("！")
  await expectMessageKept("你好吗！")
})

test("Escape while a text is being composed ends the composition and leaves the dialog open", async ({ page }) => {
  await page.goto(paths.page("buying"))
  const dialog = await openQuoteFromHeader(page)
  await fillInQuoteForm(dialog)
  const name = dialog.getByLabel("Full name")
  await name.click()
  await page.keyboard.press("End")
  const inputMethod = await page.context().newCDPSession(page)
  await composeTexts(inputMethod, "n", "ni", "nihao")
  // An input method replaces the key code with 229, which tells the page that text is being composed.
  const escape = { key: "Escape", code: "Escape", windowsVirtualKeyCode: 229, nativeVirtualKeyCode: 229 }
  await name.evaluate((control: HTMLElement) =>
    control.addEventListener("keydown", ({ isComposing }) => (control.dataset.composed = String(isComposing)), {
      once: true,
    }),
  )
  await inputMethod.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...escape })
  await inputMethod.send("Input.dispatchKeyEvent", { type: "keyUp", ...escape })
  await expect(name).toHaveAttribute("data-composed", "true")
  await expect(dialog).toBeVisible()
  await expect(name).toBeFocused()

  await composeTexts(inputMethod, "")
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
})
