import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import {
  ACCENT,
  type Mark,
  type MarkColours,
  renderMarkFile,
  ON_ACCENT,
  renderPaddedBrandMark,
} from "../../domain/mark/mark"
import { MARK_FILE } from "../../domain/mark/read-mark"
import { MANIFEST_PATH } from "../../domain/paths"
import { getBrandPalettes } from "../../theme/brand"
import { ground } from "../../theme/palettes"
import { type Mode, createColourRoles } from "../../theme/roles"

function getBrandMarkColours(colours: readonly string[], mode: Mode): MarkColours {
  const { accent, onAccent, text } = createColourRoles(getBrandPalettes(colours), "zinc", mode)
  return { accent, onAccent, text }
}

/** Renders the firm's mark as an SVG file in the firm's palette, for a light background. */
export const renderBrandMark = (mark: Mark, colours: readonly string[]): string =>
  renderMarkFile(mark, getBrandMarkColours(colours, "light"))

/** Renders the firm's mark with space around it, on the pages' background colour, because phones crop icons to a circle or a square. */
const renderMaskableMark = (mark: Mark, colours: readonly string[]): string =>
  renderPaddedBrandMark(mark, getBrandMarkColours(colours, "light"), ground.light.background)

/** A browser's tab may be light or dark. A browser that ignores the styles shows the colours for a light background. */
export function renderFaviconSvg(mark: Mark, colours: readonly string[]): string {
  const [light, dark] = [getBrandMarkColours(colours, "light"), getBrandMarkColours(colours, "dark")]
  const changing = [
    [ACCENT, light.accent, dark.accent],
    [ON_ACCENT, light.onAccent, dark.onAccent],
    ["currentColor", light.text, dark.text],
  ].filter(([name = ""]) => mark.drawing.includes(name))
  const rules = changing.flatMap(([, from = "", to = ""]) =>
    ["fill", "stroke", "stop-color"].flatMap(paint =>
      from !== to && renderMarkFile(mark, light).includes(` ${paint}="${from}"`)
        ? [`[${paint}="${from}"]{${paint}:${to}}`]
        : [],
    ),
  )
  const style = rules.length > 0 ? `<style>@media (prefers-color-scheme:dark){${rules.join("")}}</style>` : ""
  return renderBrandMark(mark, colours).replace(">", `>${style}`)
}

/** The firm's mark in the sizes and with the names that browsers and phones look for. */
const ICONS = [
  { file: "favicon-32.png", draw: renderBrandMark, size: 32 },
  { file: "icon-192.png", draw: renderBrandMark, size: 192 },
  { file: "icon-512.png", draw: renderBrandMark, size: 512 },
  { file: "icon-maskable-512.png", draw: renderMaskableMark, size: 512 },
  { file: "apple-touch-icon.png", draw: renderMaskableMark, size: 180 },
] as const

type Firm = { name: string; colours: readonly string[] }

/** @throws Error if the mark is almost entirely outside its viewBox. */
export async function writeSiteIcons(firm: Firm, mark: Mark, site: string): Promise<void> {
  if (await isBlankIcon(renderBrandMark(mark, firm.colours)))
    throw new Error(`content/${MARK_FILE}: hardly anything of it is inside its viewBox`)
  await mkdir(site, { recursive: true })
  await writeFile(join(site, "favicon.svg"), renderFaviconSvg(mark, firm.colours))
  for (const { file, draw, size } of ICONS)
    await writeFile(join(site, file), await renderIconPng(draw(mark, firm.colours), size))
  await writeFile(join(site, MANIFEST_PATH), JSON.stringify(buildWebManifest(firm)))
}

/** Renders an icon as PNG at its final size, so that it isn't scaled up. */
const renderIconPng = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg.replace("<svg ", `<svg width="${size}" height="${size}" `)))
    .png({ palette: true })
    .toBuffer()

/** Whether less than a fiftieth of an icon is covered. Renders it, which takes a moment. */
export async function isBlankIcon(svg: string): Promise<boolean> {
  const { channels } = await sharp(Buffer.from(svg.replace("<svg ", '<svg width="64" height="64" '))).stats()
  return (channels[3]?.mean ?? 0) < 255 / 50
}

const buildWebManifest = ({ name }: Firm) => ({
  name,
  short_name: name,
  start_url: "/",
  display: "browser",
  background_color: ground.light.background,
  theme_color: ground.light.background,
  icons: [
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
})
