import { chromium, type Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { BROWSER_ARGS, browserPath } from "./browser"

const AIM_MS = 100

const PRICES = Array.from({ length: 20 }, (_, n) => String(900_000 + 1_000 * n))

/** `npm run bench`: how fast the site that `npm start` serves answers its visitor, in a real browser. Judges nothing. */
async function bench(): Promise<void> {
  const browser = await chromium.launch({ executablePath: await browserPath(), args: BROWSER_ARGS })
  const page = await browser.newPage({ baseURL: `http://localhost:${process.env.PORT ?? 8888}` })
  const times = await timeToTotal(page)
  await browser.close()
  const [middle, longest] = [median(times), Math.max(...times)].map(ms => `${ms.toFixed(1)} ms`)
  process.stdout.write(
    `Calculator, from a typed price to the new total on screen: median ${middle}, longest ${longest} ` +
      `of ${times.length} (aim: under ${AIM_MS} ms)\n`,
  )
}

/** Milliseconds from each price that is typed to the frame that shows its total. @throws when a total does not come within five seconds. */
async function timeToTotal(page: Page): Promise<number[]> {
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

/** The middle of `numbers`; of an even count the higher of the two. @throws RangeError when there are none. */
function median(numbers: readonly number[]): number {
  const middle = numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
  if (middle === undefined) throw new RangeError("no numbers to take the middle of")
  return middle
}

bench().catch((error: Error) => {
  process.stdout.write(`${error.message}\nIs the site running? Start it with npm start.\n`)
  process.exitCode = 1
})
