import { mkdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { chromium, type Browser, type Page } from "@playwright/test"
import { BROWSER_ARGS, browserPath, VISITOR_USER_AGENT } from "./browser"
import { answeredScenes, pageScenes, quoteScenes, type Scene } from "./shots/scenes"
import { type Shot, writeSheet } from "./shots/sheet"

const FOLDER = "screenshots"
const WIDTHS = [360, 768, 1440]
const SHEET = "--sheet"
/** How the site is looked at: a mode, and where it's a partner's, a palette in place of the firm's. */
type Look = { name: string; colorScheme: "light" | "dark"; palette?: string }

const MODES: readonly Look[] = [
  { name: "light", colorScheme: "light" },
  { name: "dark", colorScheme: "dark" },
]
const PARTNERS: Look = { name: "partner", colorScheme: "light", palette: "ink" }

/** A picture that was taken, and of what. */
type SceneShot = Shot & { scene: string; look: string }

/**
 * `npm run shots`: pictures of the site that `npm start` serves, into `screenshots/`: its pages in full, and the quote
 * form step by step. `npm run shots -- /path /other` takes those pages only. With `--sheet` each page and step becomes one
 * picture of nine or more: at each width in light, in dark and in a partner's palette, a long dialog with its end.
 */
async function shots(): Promise<void> {
  const site = `http://localhost:${process.env.PORT ?? 8888}`
  const asked = process.argv.slice(2).filter(word => word !== SHEET)
  const asSheets = process.argv.includes(SHEET)
  const scenes = asked.length > 0 ? pageScenes(asked) : [...pageScenes(), ...answeredScenes, ...quoteScenes]
  const looks = asSheets ? [...MODES, PARTNERS] : MODES
  const browser = await chromium.launch({ executablePath: await browserPath(), args: BROWSER_ARGS })
  mkdirSync(FOLDER, { recursive: true })
  const taken: SceneShot[] = []
  for (const look of looks) {
    for (const width of WIDTHS) taken.push(...(await shoot(browser, site, scenes, width, look)))
  }
  await browser.close()
  if (asSheets) for (const scene of scenes) await sheetOf(scene, looks, taken)
}

const fileOf = (scene: Scene, width: number, look: Look): string =>
  join(FOLDER, `${scene.name}-${width}-${look.name}.png`)

/** Makes one picture of all that were taken of a scene, a row for each look. They then go. */
async function sheetOf(scene: Scene, looks: readonly Look[], taken: readonly SceneShot[]): Promise<void> {
  const ofScene = taken.filter(shot => shot.scene === scene.name)
  const rows = looks.map(({ name }) => ofScene.filter(({ look }) => look === name))
  await writeSheet(rows, join(FOLDER, `${scene.name}.png`))
  for (const { path } of ofScene) rmSync(path)
}

/** Takes each scene once, and a long dialog a second time at its end. */
async function shoot(browser: Browser, site: string, scenes: Scene[], width: number, look: Look): Promise<SceneShot[]> {
  const { colorScheme, palette } = look
  const viewport = { width, height: 900 }
  const userAgent = VISITOR_USER_AGENT
  const context = await browser.newContext({ baseURL: site, viewport, colorScheme, userAgent, reducedMotion: "reduce" })
  const page = await context.newPage()
  const taken: SceneShot[] = []
  for (const scene of scenes) {
    const path = fileOf(scene, width, look)
    const keep = (file: string) => taken.push({ path: file, width, scene: scene.name, look: look.name })
    await scene.enter(page)
    if (palette) await inPalette(page, palette)
    await picturesLoaded(page)
    if (scene.whole) await wholePage(page, path)
    else await page.screenshot({ path })
    keep(path)
    const end = scene.whole ? null : await rest(page, path)
    if (end) keep(end)
  }
  await context.close()
  return taken
}

/** Shows a page as a partner's, in their palette: only their own pages bring the colours, the whole stylesheet has all. */
async function inPalette(page: Page, palette: string): Promise<void> {
  await page.addStyleTag({ url: "/styles.css" })
  await page.evaluate(name => {
    for (const part of document.body.children) if (part instanceof HTMLElement) part.dataset["palette"] = name
  }, palette)
}

/** Pictures below the window are fetched when they come near it; a picture of the whole page wants them now. */
async function picturesLoaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = "eager"
    await Promise.all([document.fonts.ready, ...pictures.map(picture => picture.decode().catch(() => undefined))])
  })
}

/** In a window as high as the page, so that what keeps to the window's edge is in its own place. */
async function wholePage(page: Page, path: string): Promise<void> {
  const size = page.viewportSize()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  if (size) await page.setViewportSize({ width: size.width, height })
  await page.screenshot({ path, fullPage: true })
  if (size) await page.setViewportSize(size)
}

/** A dialog that is longer than the window is taken a second time, at its end. Returns that picture's path, if there's one. */
async function rest(page: Page, path: string): Promise<string | null> {
  const isLonger = await page.locator("dialog[open]").evaluate(dialog => {
    dialog.scrollTop = dialog.scrollHeight
    return dialog.scrollTop > 0
  })
  if (!isLonger) return null
  const end = path.replace(".png", "-end.png")
  await page.screenshot({ path: end })
  return end
}

shots().catch((error: Error) => {
  process.stdout.write(`${error.message}\nIs the site running? Start it with npm start.\n`)
  process.exitCode = 1
})
