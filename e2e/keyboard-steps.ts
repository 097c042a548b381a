import { expect, type Locator, type Page } from "@playwright/test"
import { locateSubmitButton } from "./form-problems"
import { FIRST_STATE_NAME } from "./own-site"
import { STRATA } from "./quote-form"
import { waitForStyles } from "./wait-for-styles"

const MOST_STOPS = 80

/** Presses Tab until `target` has the focus. Each element focused on the way must be fully visible and have a ring. */
export async function tabToElement(page: Page, target: Locator): Promise<void> {
  await waitForStyles(page)
  await target.waitFor({ state: "attached" })
  for (let stop = 1; stop <= MOST_STOPS; stop += 1) {
    await page.keyboard.press("Tab")
    await expect.poll(() => describeFocusProblem(target)).toBeNull()
    if (await isFocused(target)) return
  }
  throw new Error(`Not reached in ${MOST_STOPS} stops: ${target}`)
}

const isFocused = (target: Locator): Promise<boolean> => target.evaluate(element => element === document.activeElement)

export async function chooseAnswerByKeyboard(form: Locator, question: string | RegExp, answer: string): Promise<void> {
  const page = form.page()
  const group = form.getByRole("group", { name: question, exact: true }).first()
  const checkedRadio = group.getByRole("radio", { checked: true })
  const targetRadio = group.getByRole("radio", { name: answer, exact: true })
  await tabToElement(page, (await checkedRadio.count()) > 0 ? checkedRadio : group.getByRole("radio").first())
  await page.keyboard.press("Space")
  for (let remaining = await group.getByRole("radio").count(); remaining > 0; remaining -= 1) {
    await expect.poll(() => describeFocusProblem(targetRadio)).toBeNull()
    if (await targetRadio.isChecked()) return
    await page.keyboard.press("ArrowDown")
  }
  throw new Error(`The arrows don't lead to ${answer}`)
}

export async function answerPropertyScreenByKeyboard(form: Locator): Promise<void> {
  await chooseAnswerByKeyboard(form, "Are you buying or selling?", "Buying")
  await chooseAnswerByKeyboard(form, "Where is the property?", FIRST_STATE_NAME)
  await chooseAnswerByKeyboard(form, "What kind of property is it?", "House")
  await chooseAnswerByKeyboard(form, STRATA, "No")
  await chooseAnswerByKeyboard(form, "Are you buying off the plan?", "No")
}

export async function submitByKeyboard(form: Locator): Promise<void> {
  await tabToElement(form.page(), locateSubmitButton(form))
  await form.page().keyboard.press("Enter")
}

export async function typeByKeyboard(form: Locator, label: string, text: string): Promise<void> {
  await tabToElement(form.page(), form.getByLabel(label, { exact: true }))
  await form.page().keyboard.type(text)
}

/**
 * Describes what's wrong with how the focus is shown: nothing has it, its element has no ring, is outside the window or
 * is covered. `null` if nothing is. An element taller than a third of the window may be cut off.
 */
const describeFocusProblem = (there: Locator): Promise<string | null> =>
  there.evaluate(() => {
    const active = document.activeElement
    if (!active || active === document.body) return "nothing has the focus"
    const visible = active.closest("label") ?? active
    const name = `${active.localName} ${active.id || visible.textContent.trim().slice(0, 40)}`
    const hasRing = [active, visible].some(element => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2
    })
    if (!hasRing) return `${name}: no ring`
    // A link that wraps has a box for each line.
    const boxes = [...visible.getClientRects()]
    if (boxes.length === 0) return `${name}: not drawn`
    for (const { left, right, top, bottom, width, height } of boxes) {
      if (left < 0 || right > document.documentElement.clientWidth) return `${name}: cut off at a side`
      const heights = height > innerHeight / 3 ? [top + height / 2] : [top + 2, top + height / 2, bottom - 2]
      for (const y of heights) {
        const over = document.elementFromPoint(left + width / 2, y)
        if (!over) return `${name}: outside the window`
        if (!visible.contains(over) && !over.contains(visible))
          return `${name}: below ${over.localName} ${over.className}`
      }
    }
    return null
  })

export async function listCutOffElements(box: Locator): Promise<string[]> {
  await waitForStyles(box.page())
  return box.evaluate(element => {
    const around = (element.closest("dialog") ?? document.documentElement).getBoundingClientRect()
    return [...element.querySelectorAll("*")]
      .filter(inside => inside.checkVisibility() && !inside.closest(".form-trap, .layout-hidden, svg"))
      .filter(inside => {
        const { left, right, width } = inside.getBoundingClientRect()
        return width > 1 && (left < around.left - 1 || right > around.right + 1)
      })
      .map(({ localName, className, textContent }) => `${localName} ${className} ${textContent?.slice(0, 40)}`)
  })
}
