import { readFileSync } from "node:fs"
import { join } from "node:path"
import { palettes, type PaletteName } from "../../theme/palettes"

/** The palette that the files in `static/` are drawn in. */
const DRAWN_IN: PaletteName = "light-coral"

const brandColour = (palette: PaletteName): string => palettes[palette][palettes[palette].brand]

/** A picture of the firm's mark in `static/`, as SVG in the palette that the firm has chosen. */
export function brandMark(project: string, file: "favicon.svg" | "icon-maskable.svg", primary: PaletteName): string {
  const svg = readFileSync(join(project, "static", file), "utf8").trim()
  return svg.replaceAll(brandColour(DRAWN_IN), brandColour(primary))
}
