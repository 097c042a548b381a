import type { Page } from "@playwright/test"
import { paths } from "../../src/domain/paths"

const PRICES = Array.from({ length: 20 }, (_, n) => String(900_000 + 1_000 * n))

/** Milliseconds from each price that is typed to the frame that shows its total. @throws when a total does not come within five seconds. */
export async function timeToTotal(page: Page): Promise<number[]> {
  await page.goto(paths.page("calculator"), { waitUntil: "networkidle" })
  const form = page.locator("form#calculator")
  await form.getByLabel("What is the price?").fill("850000")
  await form.getByRole("status").getByText("$").first().waitFor()
  return form.evaluate(async (calculator, prices) => {
    const price = calculator.querySelector<HTMLInputElement>("input[name=price]")
    const total = calculator.querySelector("[role=status]")
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set
    const times: number[] = []
    for (const typed of prices) {
      const before = total?.textContent
      const start = performance.now()
      setValue?.call(price, typed)
      price?.dispatchEvent(new Event("input", { bubbles: true }))
      do {
        if (performance.now() - start > 5000) throw new Error(`no total for ${typed} after five seconds`)
        await new Promise(requestAnimationFrame)
      } while (total?.textContent === before)
      times.push(performance.now() - start)
    }
    return times
  }, PRICES)
}
