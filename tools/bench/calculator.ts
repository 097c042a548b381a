import type { Page } from "@playwright/test"
import { paths } from "../../src/domain/paths"

const DIGITS = "987654321987654321"

/** Milliseconds from each digit that is typed into the price to the frame that shows its total. */
export async function timeToTotal(page: Page): Promise<number[]> {
  await page.goto(paths.page("calculator"), { waitUntil: "networkidle" })
  const form = page.locator("form#calculator")
  const price = form.getByLabel("What is the price?")
  const total = form.getByRole("status").first()
  await price.fill("900")
  await total.getByText("$").first().waitFor()

  const times: number[] = []
  for (const [n, digit] of [...DIGITS].entries()) {
    // The same seven digits with another last one: every total differs from the one before.
    await price.evaluate((input: HTMLInputElement) => input.setSelectionRange(input.value.length, input.value.length))
    if (n > 0) await page.keyboard.press("Backspace")
    const shown = total.evaluate(
      status =>
        new Promise<number>(resolve => {
          let typed = 0
          addEventListener("input", () => (typed = performance.now()), { capture: true, once: true })
          new MutationObserver((_, observer) => {
            observer.disconnect()
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - typed)))
          }).observe(status, { childList: true, characterData: true, subtree: true })
        }),
    )
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await page.keyboard.type(digit)
    times.push(await shown)
  }
  return times
}
