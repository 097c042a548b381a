import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { chromium, type Browser, type Page } from "@playwright/test"
import { BROWSER_ARGS, browserPath, VISITOR_USER_AGENT } from "./browser"
import { pageScenes, quoteScenes, type Scene } from "./shots/scenes"

const FOLDER = "screenshots"
const WIDTHS = [360, 768, 1440]
const COLOUR_MODES = ["light", "dark"] as const

/**
 * `npm run shots`: pictures of the site that `npm start` serves, into `screenshots/`: its pages in full, and the quote
 * form step by step. `npm run shots -- /path /other` takes those pages only.
 */
async function shots(): Promise<void> {
  const site = `http://localhost:${process.env.PORT ?? 8888}`
  const asked = process.argv.slice(2)
  const scenes = asked.length > 0 ? pageScenes(asked) : [...pageScenes(), ...quoteScenes]
  const browser = await chromium.launch({ executablePath: await browserPath(), args: BROWSER_ARGS })
  mkdirSync(FOLDER, { recursive: true })
  for (const colorScheme of COLOUR_MODES) {
    for (const width of WIDTHS) await shoot(browser, site, scenes, width, colorScheme)
  }
  await browser.close()
}

async function shoot(browser: Browser, site: string, scenes: Scene[], width: number, colorScheme: "light" | "dark") {
  const viewport = { width, height: 900 }
  const userAgent = VISITOR_USER_AGENT
  const context = await browser.newContext({ baseURL: site, viewport, colorScheme, userAgent, reducedMotion: "reduce" })
  const page = await context.newPage()
  for (const scene of scenes) {
    const path = join(FOLDER, `${scene.name}-${width}-${colorScheme}.png`)
    await scene.enter(page)
    await picturesLoaded(page)
    await page.screenshot({ path, fullPage: scene.whole })
    if (!scene.whole) await rest(page, path)
  }
  await context.close()
}

/** Pictures below the window are fetched when they come near it; a picture of the whole page wants them now. */
async function picturesLoaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = "eager"
    await Promise.all([document.fonts.ready, ...pictures.map(picture => picture.decode().catch(() => undefined))])
  })
}

/** A dialog that is longer than the window is taken a second time, at its end. */
async function rest(page: Page, path: string): Promise<void> {
  const isLonger = await page.locator("dialog[open]").evaluate(dialog => {
    dialog.scrollTop = dialog.scrollHeight
    return dialog.scrollTop > 0
  })
  if (isLonger) await page.screenshot({ path: path.replace(".png", "-end.png") })
}

shots().catch((error: Error) => {
  process.stdout.write(`${error.message}\nIs the site running? Start it with npm start.\n`)
  process.exitCode = 1
})
