import type { Locator } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { BROUGHT } from "./brought"
import { compose, expectSettled, openHeldText, selectionOf, TEXT_FORMS } from "./held-form"
import { slowCpu } from "./slow-phone"
import { expect, test } from "./journey"
import { fillIn, openQuoteFromHeader, send } from "./quote-form"

for (const subject of TEXT_FORMS) {
  test(`${subject.name}: English typed before the scripts have come is there, with its choice and its selection`, async ({
    page,
  }) => {
    const { form, field, release } = await openHeldText(page, subject)
    await page.keyboard.type("Do you act in Geelonggg")
    await page.keyboard.press("Shift+ArrowLeft")
    await page.keyboard.press("Shift+ArrowLeft")
    await release.andWait()
    await expectSettled(form, subject)
    expect(await selectionOf(field)).toEqual([21, 23, "backward"])
    await page.keyboard.type("? Yes")
    await expectKept({ form, field, subject, text: "Do you act in Geelong? Yes" })
  })

  test(`${subject.name}: a Chinese word that is composed while the scripts come is neither cut nor doubled`, async ({
    page,
  }) => {
    const { form, field, release } = await openHeldText(page, subject)
    const inputMethod = await page.context().newCDPSession(page)
    await compose(inputMethod, "n", "ni", "nih", "niha", "nihao")
    await release.andWait()
    await expect(form).toHaveAttribute(BROUGHT)
    await expect(field).toHaveValue("nihao")
    await compose(inputMethod, "你好", "你好ma", "你好吗")
    await page.keyboard.insertText("你好吗")
    await expectSettled(form, subject)
    await expect(field).toHaveValue("你好吗")
    await page.keyboard.insertText("！")
    await expectKept({ form, field, subject, text: "你好吗！" })
  })

  test(`${subject.name}: Vietnamese that is composed word by word while the scripts come is whole`, async ({
    page,
  }) => {
    const { form, field, release } = await openHeldText(page, subject)
    const inputMethod = await page.context().newCDPSession(page)
    await compose(inputMethod, "t", "ti", "tie", "tiê", "tiên")
    release()
    await compose(inputMethod, "tiêng", "tiếng")
    await page.keyboard.insertText("tiếng")
    await page.keyboard.press("Space")
    await compose(inputMethod, "V", "Vi", "Vie", "Viê", "Viêt", "Việt")
    await page.keyboard.insertText("Việt")
    await release.andWait()
    await expectSettled(form, subject)
    await expectKept({ form, field, subject, text: "tiếng Việt" })
  })

  test(`${subject.name}: keys pressed on a phone four times slower, while the scripts come and run, all arrive in their order`, async ({
    page,
  }) => {
    const { form, field, release } = await openHeldText(page, subject)
    const [before, during, after] = ["I am buying a ", "unit in Geelong, off the plan, ", "with my partner."]
    await page.keyboard.type(before)
    release()
    await page.keyboard.type(during, { delay: 20 })
    await release.andWait()
    await page.keyboard.type(after)
    await expectSettled(form, subject)
    await expectKept({ form, field, subject, text: before + during + after })
  })
}

for (const subject of TEXT_FORMS.filter(({ name }) => /contact|feedback/.test(name))) {
  test(`${subject.name}: a long message is scrolled and marked as it was, and so is the page`, async ({ page }) => {
    const { form, field, release } = await openHeldText(page, subject)
    await page.keyboard.insertText(Array.from({ length: 60 }, (_, at) => `Line ${at + 1}`).join("\n"))
    await page.keyboard.press("Control+Home")
    for (let line = 0; line < 20; line += 1) await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Shift+End")
    const before = await viewOf(field)
    expect(before.scrollTop).toBeGreaterThan(0)
    expect(await selectionOf(field)).toEqual([...marked(20), "forward"])
    await release.andWait()
    await expectSettled(form, subject)
    await expect(field).toBeFocused()
    expect(await viewOf(field)).toEqual(before)
    expect(await selectionOf(field)).toEqual([...marked(20), "forward"])
  })
}

/** Where the text of the line `at` of the long message begins and ends. */
function marked(at: number): [number, number] {
  const lines = Array.from({ length: at }, (_, before) => `Line ${before + 1}\n`).join("")
  return [lines.length, lines.length + `Line ${at + 1}`.length]
}

test("the quote form's message takes every key in its order at the caret, and a composed word whole, on a slow phone", async ({
  page,
  inbox,
}) => {
  await slowCpu(page)
  await page.goto(paths.page("buying"))
  const dialog = await openQuoteFromHeader(page)
  await fillIn(dialog)
  const message = dialog.getByLabel("Anything we should know? (optional)")
  await message.click()
  await page.keyboard.type("I am buying a with my partner.")
  for (let left = 0; left < "with my partner.".length; left += 1) await page.keyboard.press("ArrowLeft")
  await page.keyboard.type("unit in Geelong, ")
  const inputMethod = await page.context().newCDPSession(page)
  await compose(inputMethod, "n", "ni", "nihao", "你好")
  await page.keyboard.insertText("你好")
  await page.keyboard.type(", ")
  const text = "I am buying a unit in Geelong, 你好, with my partner."
  await expect(message).toHaveValue(text)
  const caret = text.indexOf("with")
  expect((await selectionOf(message)).slice(0, 2)).toEqual([caret, caret])
  await expect(message).toBeFocused()
  await send(dialog)
  await expect(page).toHaveURL(/\/offer$/)
  await inbox.expectTaken("quote.requested.v1")
  expect(await inbox.events()).toMatchObject([{ data: { request: { note: text } } }])
})

test("Escape while a text is being composed ends the composition and leaves the dialog open", async ({ page }) => {
  await page.goto(paths.page("buying"))
  const dialog = await openQuoteFromHeader(page)
  await fillIn(dialog)
  const name = dialog.getByLabel("Full name")
  await name.click()
  await page.keyboard.press("End")
  const inputMethod = await page.context().newCDPSession(page)
  await compose(inputMethod, "n", "ni", "nihao")
  // An input method hides the key's own code, and tells that it composes.
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

  await compose(inputMethod, "")
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
})

type Kept = { form: Locator; field: Locator; subject: { answer: string }; text: string }

/** The text is whole, the choice is made, and the field has the focus with the caret behind the text. */
async function expectKept({ form, field, subject, text }: Kept) {
  await expect(field).toHaveValue(text)
  await expect(field).toBeFocused()
  expect((await selectionOf(field)).slice(0, 2)).toEqual([text.length, text.length])
  await expect(form.getByRole("radio", { name: subject.answer, exact: true })).toBeChecked()
}

/** How far a text and its page are scrolled. */
const viewOf = (field: Locator): Promise<{ scrollTop: number; page: number }> =>
  field.evaluate(({ scrollTop }) => ({ scrollTop, page: window.scrollY }))
