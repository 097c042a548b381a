import { readFileSync } from "node:fs"
import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import { MANIFEST_PATH } from "../../domain/paths"
import { ground, type PaletteName, palettes } from "../../theme/palettes"

/** The palette that the files in `static/` are drawn in. */
const DRAWN_IN: PaletteName = "light-coral"

const brandColour = (palette: PaletteName): string => palettes[palette][palettes[palette].brand]

/** A picture of the firm's mark in `static/`, as SVG in the palette that the firm has chosen. */
export function brandMark(project: string, file: "favicon.svg" | "icon-maskable.svg", primary: PaletteName): string {
  const svg = readFileSync(join(project, "static", file), "utf8").trim()
  return svg.replaceAll(brandColour(DRAWN_IN), brandColour(primary))
}

/** The firm's mark in the sizes and with the names that browsers and phones look for. */
const ICONS = [
  { file: "favicon-32.png", from: "favicon.svg", size: 32 },
  { file: "icon-192.png", from: "favicon.svg", size: 192 },
  { file: "icon-512.png", from: "favicon.svg", size: 512 },
  { file: "icon-maskable-512.png", from: "icon-maskable.svg", size: 512 },
  { file: "apple-touch-icon.png", from: "icon-maskable.svg", size: 180 },
] as const

type Firm = { name: string; primary: PaletteName }

/** Writes the icons and the manifest into the site, in the firm's own palette. */
export async function writeIcons(firm: Firm, project: string, site: string): Promise<void> {
  await mkdir(site, { recursive: true })
  await writeFile(join(site, "favicon.svg"), brandMark(project, "favicon.svg", firm.primary))
  for (const { file, from, size } of ICONS) {
    await writeFile(join(site, file), await icon(brandMark(project, from, firm.primary), size))
  }
  await writeFile(join(site, MANIFEST_PATH), JSON.stringify(manifest(firm)))
}

/** Drawn at the size it is wanted in, not drawn small and blown up. */
const icon = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg.replace("<svg ", `<svg width="${size}" height="${size}" `)))
    .png({ palette: true })
    .toBuffer()

const manifest = ({ name }: Firm) => ({
  name,
  short_name: name.split(" ")[0],
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
