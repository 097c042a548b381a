import type { CDPSession, Locator, Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { STATE_NAMES } from "../src/domain/states"
import { untilReady } from "./visit"
import { hold } from "./intercepted"
import { twoFrames } from "./visit"
import { expect, test } from "./journey"
import { OTHER_STATE } from "./own-site"
import { fillIn, openQuoteFromHeader, pick } from "./quote-form"

type Form = {
  name: string
  path: string
  formOf: (page: Page) => Locator
  /** A line or an area of text. */
  label: string
  question: string
  answer: string
  /** The file that its code comes in. */
  code: RegExp
  /** Whether another form takes the place of the one that the page brought. */
  replaced: boolean
}

const where = { question: "Where is the property?", answer: STATE_NAMES[OTHER_STATE].name }

/** The forms that begin with a text field. The quote form begins with choices. */
const FORMS: Form[] = [
  {
    name: "the contact form",
    path: paths.contactUs,
    formOf: page => page.locator("#contact-form"),
    label: "Your message",
    question: "How should we answer?",
    answer: "Call me",
    code: /\/live-lead-form-[^/]*\.js$/,
    replaced: true,
  },
  {
    name: "the feedback form",
    path: paths.feedback,
    formOf: page => page.locator("#feedback-form"),
    label: "What should we know? (optional)",
    question: "How helpful was this site?",
    answer: "Helpful",
    code: /\/live-lead-form-[^/]*\.js$/,
    replaced: true,
  },
  {
    name: "the calculator",
    path: paths.page("calculator"),
    formOf: page => page.locator("form#calculator"),
    label: "What is the price?",
    ...where,
    code: /\/calculator-[0-9a-f]+\.js$/,
    replaced: true,
  },
  {
    name: "the key dates",
    path: paths.page("calendar"),
    formOf: page => page.getByRole("form", { name: "Your sale" }),
    label: "Month",
    ...where,
    code: /\/key-dates-[0-9a-f]+\.js$/,
    replaced: false,
  },
]

/** Set by the test on the form that the page brought; the one that takes its place has it not. */
const BROUGHT = "data-brought"

for (const subject of FORMS) {
  test(`${subject.name}: English typed before the scripts have come is there, with its choice and its selection`, async ({
    page,
  }) => {
    const { form, field, release } = await openHeld(page, subject)
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
    const { form, field, release } = await openHeld(page, subject)
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
    const { form, field, release } = await openHeld(page, subject)
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
}

for (const subject of FORMS.filter(({ name }) => /contact|feedback/.test(name))) {
  test(`${subject.name}: keys pressed on a phone four times slower, while the scripts come and run, all arrive in their order`, async ({
    page,
  }) => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 })
    const { form, field, release } = await openHeld(page, subject)
    const [before, during, after] = ["I am buying a ", "unit in Geelong, off the plan, ", "with my partner."]
    await page.keyboard.type(before)
    release()
    await page.keyboard.type(during, { delay: 20 })
    await release.andWait()
    await page.keyboard.type(after)
    await expectSettled(form, subject)
    await expectKept({ form, field, subject, text: before + during + after })
  })

  test(`${subject.name}: a long message is scrolled and marked as it was, and so is the page`, async ({ page }) => {
    const { form, field, release } = await openHeld(page, subject)
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

  test(`${subject.name}: arrow keys go on through the choices that they were in`, async ({ page }) => {
    const { form, release } = await openHeld(page, subject)
    const radios = form.getByRole("group", { name: subject.question, exact: true }).getByRole("radio")
    await radios.first().focus()
    await page.keyboard.press("Space")
    await release.andWait()
    await expectSettled(form, subject)
    await expect(radios.first()).toBeFocused()
    await page.keyboard.press("ArrowDown")
    await expect(radios.nth(1)).toBeChecked()
    await expect(radios.nth(1)).toBeFocused()
  })
}

/** Where the text of the line `at` of the long message begins and ends. */
function marked(at: number): [number, number] {
  const lines = Array.from({ length: at }, (_, before) => `Line ${before + 1}\n`).join("")
  return [lines.length, lines.length + `Line ${at + 1}`.length]
}

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

type Release = { (): void; andWait: () => Promise<void> }
type Held = { form: Locator; field: Locator; release: Release }

/** Opens the form's page without a script, gives an answer, and puts the caret into the field. */
async function openHeld(page: Page, { path, formOf, label, question, answer, code }: Form): Promise<Held> {
  const letGo = await hold(page, "**/*.js")
  const arrived = page.waitForResponse(response => code.test(response.url()))
  // A journey that fails before then has a better reason.
  arrived.catch(() => undefined)
  await page.goto(path)
  const form = formOf(page)
  const field = form.getByLabel(label, { exact: true })
  await form.evaluate((element, name) => element.setAttribute(name, ""), BROUGHT)
  await pick(form, question, answer)
  await field.click()
  const andWait = async (): Promise<void> => {
    letGo()
    await (await arrived).finished()
    await untilReady(page)
    await twoFrames(page)
  }
  return { form, field, release: Object.assign(letGo, { andWait }) }
}

/** Shows each text in turn as what an input method has composed so far. The last one stays open. */
async function compose(inputMethod: CDPSession, ...texts: string[]): Promise<void> {
  for (const text of texts)
    await inputMethod.send("Input.imeSetComposition", {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
}

/** Waits until the form that answers is there: another one, or the one that the page brought, for good. */
async function expectSettled(form: Locator, { replaced }: Form): Promise<void> {
  if (replaced) await expect(form).not.toHaveAttribute(BROUGHT)
  else await expect(form).toHaveAttribute(BROUGHT)
}

/** The text is whole, the choice is made, and the field has the focus with the caret behind the text. */
async function expectKept({ form, field, subject, text }: Omit<Held, "release"> & { subject: Form; text: string }) {
  await expect(field).toHaveValue(text)
  await expect(field).toBeFocused()
  expect((await selectionOf(field)).slice(0, 2)).toEqual([text.length, text.length])
  await expect(form.getByRole("radio", { name: subject.answer, exact: true })).toBeChecked()
}

/** How far a text and its page are scrolled. */
const viewOf = (field: Locator): Promise<{ scrollTop: number; page: number }> =>
  field.evaluate(({ scrollTop }) => ({ scrollTop, page: window.scrollY }))

const selectionOf = (field: Locator): Promise<unknown[]> =>
  field.evaluate(control =>
    control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
      ? [control.selectionStart, control.selectionEnd, control.selectionDirection]
      : [],
  )
