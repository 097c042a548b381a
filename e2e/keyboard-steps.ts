import { expect, type Locator, type Page } from "@playwright/test"
import { waitForStyles } from "./wait-for-styles"

/** So many stops no screen of a form has. */
const MOST_STOPS = 80

/**
 * Waits for `target`, which whoever sees it would do, and presses Tab until it has the focus. Each stop on the way can be
 * seen whole, with its ring.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await waitForStyles(page)
  await target.waitFor({ state: "attached" })
  for (let stop = 1; stop <= MOST_STOPS; stop += 1) {
    await page.keyboard.press("Tab")
    await expect.poll(() => findHiddenFocus(target)).toBeNull()
    if (await hasFocus(target)) return
  }
  throw new Error(`Not reached in ${MOST_STOPS} stops: ${target}`)
}

/** Asks again where `target` was replaced while it was looked at, as a form is at the first touch. */
async function hasFocus(target: Locator): Promise<boolean> {
  for (;;) {
    const answer = await target.evaluate(element =>
      element.isConnected ? element === document.activeElement : "replaced",
    )
    if (answer !== "replaced") return answer
  }
}

/** Tabs to a question of `form` that offers a few answers, and chooses one with Space and the arrows. */
export async function chooseByKeys(form: Locator, question: string | RegExp, answer: string): Promise<void> {
  const page = form.page()
  const group = form.getByRole("group", { name: question, exact: true }).first()
  const checkedRadio = group.getByRole("radio", { checked: true })
  const targetRadio = group.getByRole("radio", { name: answer, exact: true })
  await tabTo(page, (await checkedRadio.count()) > 0 ? checkedRadio : group.getByRole("radio").first())
  await page.keyboard.press("Space")
  for (let remaining = await group.getByRole("radio").count(); remaining > 0; remaining -= 1) {
    await expect.poll(() => findHiddenFocus(targetRadio)).toBeNull()
    if (await targetRadio.isChecked()) return
    await page.keyboard.press("ArrowDown")
  }
  throw new Error(`The arrows don't lead to ${answer}`)
}

/** Tabs to a field of `form`, and types into it. */
export async function typeByKeys(form: Locator, label: string, text: string): Promise<void> {
  await tabTo(form.page(), form.getByLabel(label, { exact: true }))
  await form.page().keyboard.type(text)
}

/**
 * What's wrong with how the focus is shown in the page, or the frame, that `there` is in: that nothing has it, that it has
 * no ring, or that its place is outside the window or below something else, such as a footer that stays in sight. `null`
 * where nothing is wrong. What's higher than a third of the window may be cut off.
 */
const findHiddenFocus = (there: Locator): Promise<string | null> =>
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
    // A link that's broken at the end of a line has a box for each line.
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

/** What of `box` is cut off at a side of the window or of the dialog, apart from what only a screen reader or a bot reads. */
export async function listCutOff(box: Locator): Promise<string[]> {
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
