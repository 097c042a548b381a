import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { chromium, type Page } from "@playwright/test"
import { ourStates } from "../src/domain/firm/states"
import { paths } from "../src/domain/paths"
import { BROWSER_ARGS, findOrInstallBrowser, VISITOR_USER_AGENT } from "./browser"
import { runMainAndPrintError } from "./run-command"
import { isServerAnswering } from "./start/server-process"

const FOLDER = "screenshots"
const WIDTHS = [360, 768, 1440]

const PAGES = [
  paths.home,
  paths.state(ourStates[0]),
  paths.blogs,
  paths.page("calculator"),
  paths.page("calendar"),
  paths.requestAQuote,
  paths.page("component-library"),
]

/** `npm run shots -- /faqs` takes one page of the site that `npm start` serves. */
async function takeScreenshots(): Promise<void> {
  const pages = process.argv.length > 2 ? process.argv.slice(2) : PAGES
  const baseURL = `http://localhost:${process.env.PORT ?? 8888}`
  if (!(await isServerAnswering(baseURL))) throw new Error("The site isn't running. Start it with npm start.")
  const browser = await chromium.launch({ executablePath: await findOrInstallBrowser(), args: BROWSER_ARGS })
  mkdirSync(FOLDER, { recursive: true })
  for (const colorScheme of ["light", "dark"] as const)
    for (const width of WIDTHS) {
      const viewport = { width, height: 900 }
      const look = { viewport, colorScheme, userAgent: VISITOR_USER_AGENT, reducedMotion: "reduce" } as const
      const context = await browser.newContext({ baseURL, ...look })
      const page = await context.newPage()
      for (const path of pages) {
        const name = path.slice(1).replaceAll(/[^\w-]+/g, "-") || "home"
        await page.goto(path, { waitUntil: "networkidle" })
        await takePageScreenshot(page, join(FOLDER, `${name}-${width}-${colorScheme}.png`))
      }
      await context.close()
    }
  await browser.close()
}

/** Takes a screenshot in a window as high as the page, so that fixed elements are in place and all pictures are loaded. */
async function takePageScreenshot(page: Page, file: string): Promise<void> {
  const size = page.viewportSize()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  if (size) await page.setViewportSize({ width: size.width, height })
  await page.waitForLoadState("networkidle")
  await page.screenshot({ path: file, fullPage: true })
  if (size) await page.setViewportSize(size)
}

void runMainAndPrintError(takeScreenshots)
