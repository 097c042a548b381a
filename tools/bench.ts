import { chromium } from "@playwright/test"
import { timeToTotal } from "./bench/calculator"
import { median } from "./bench/median"
import { BROWSER_ARGS, browserPath } from "./browser"

const AIM_MS = 100

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

bench().catch((error: Error) => {
  process.stdout.write(`${error.message}\nIs the site running? Start it with npm start.\n`)
  process.exitCode = 1
})
