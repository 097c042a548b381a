import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { chromium, type Browser } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { BROWSER_ARGS, browserPath } from "./browser"

const FOLDER = "screenshots"
const WIDTHS = [360, 768, 1440]
const COLOUR_MODES = ["light", "dark"] as const
const PATHS = [
  paths.home,
  paths.requestAQuote,
  paths.state("NSW"),
  paths.blog("nsw/stage-4-cooling-off"),
  paths.place("sydney", "conveyancing"),
  paths.landing("conveyancing"),
]

/** `npm run shots -- /path /other`: full-page pictures of the site that `npm start` serves, into `screenshots/`. */
async function shots(): Promise<void> {
  const site = `http://localhost:${process.env.PORT ?? 8888}`
  const asked = process.argv.slice(2)
  const browser = await chromium.launch({ executablePath: await browserPath(), args: BROWSER_ARGS })
  mkdirSync(FOLDER, { recursive: true })
  for (const colorScheme of COLOUR_MODES) {
    for (const width of WIDTHS) await shoot(browser, site, asked.length > 0 ? asked : PATHS, width, colorScheme)
  }
  await browser.close()
}

async function shoot(browser: Browser, site: string, pages: string[], width: number, colorScheme: "light" | "dark") {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme, reducedMotion: "reduce" })
  for (const path of pages) {
    await page.goto(`${site}${path}`, { waitUntil: "networkidle" })
    const name = path === paths.home ? "home" : path.slice(1).replaceAll("/", "-")
    await page.screenshot({ path: join(FOLDER, `${name}-${width}-${colorScheme}.png`), fullPage: true })
  }
  await page.close()
}

shots().catch((error: Error) => {
  process.stdout.write(`${error.message}\nIs the site running? Start it with npm start.\n`)
  process.exitCode = 1
})
