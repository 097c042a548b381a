import type { Page } from "@playwright/test"
import sharp from "sharp"
import { PALETTES } from "../src/domain/content/choices"
import { paths } from "../src/domain/paths"
import { expect, test } from "./journey"
import { firm } from "./own-site"

type Colour = readonly [red: number, green: number, blue: number]

const PARTNERS = PALETTES.find(name => !firm.colours.includes(name)) ?? PALETTES[0]

test("a drawing's accent is that of the palette: the firm's, a partner's, and each of them in the dark", async ({
  page,
}) => {
  const names: string[] = []
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(paths.page("buying"))
    names.push(await expectDrawingInAccent(page, `the firm's, ${colorScheme}`))
    await page.addStyleTag({ url: "/styles.css" })
    await page.locator(".layout-page").evaluate((part: HTMLElement, name) => (part.dataset["palette"] = name), PARTNERS)
    names.push(await expectDrawingInAccent(page, `${PARTNERS}, ${colorScheme}`))
  }
  const [firms, partners, firmsDark, partnersDark] = names
  expect(partners).not.toBe(firms)
  expect(partnersDark).not.toBe(firmsDark)
})

async function expectDrawingInAccent(page: Page, when: string): Promise<string> {
  const drawing = page.locator("main .piece-illustration").first()
  const accent = await drawing.evaluate(element => getComputedStyle(element).getPropertyValue("--accent").trim())
  await expect.poll(async () => hasPixelWithColour(await drawing.screenshot(), parseHexColour(accent)), when).toBe(true)
  return accent
}

const parseHexColour = (hex: string): Colour =>
  [1, 3, 5].map(at => parseInt(hex.slice(at, at + 2), 16)) as unknown as Colour

async function hasPixelWithColour(png: Buffer, [red, green, blue]: Colour): Promise<boolean> {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  for (let at = 0; at < data.length; at += info.channels)
    if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) return true
  return false
}
