import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { hasPaletteColours, type Mark, listFixedColours } from "../../domain/mark/mark"
import { type MarkProblem, MARK_FILE, parseBrandMarkSvg } from "../../domain/mark/read-mark"
import { calculateContrast } from "../../theme/colour"
import { ground } from "../../theme/palettes"
import { MODES } from "../../theme/roles"
import type { Problem } from "../read-content"

/** The lowest contrast at which people can see a shape on its background. A firm's mark needs less contrast than text. */
const VISIBLE_CONTRAST = 2

/** Finds the backgrounds on which a mark with its own colours can't be seen. Other marks take their colours from the palette. */
function checkBrandMarkContrast(mark: Mark): MarkProblem[] {
  if (hasPaletteColours(mark)) return []
  return MODES.filter(mode =>
    listFixedColours(mark).every(colour => calculateContrast(colour, ground[mode].background) < VISIBLE_CONTRAST),
  ).map(mode => ({
    line: 1,
    message: `can't be seen on the ${mode} background; draw a part of it ${mode === "light" ? "darker" : "lighter"}, or all of it in one colour, which then follows the palette`,
  }))
}

export function checkBrandMark(dir: string): Problem[] {
  const path = join(dir, MARK_FILE)
  if (!existsSync(path)) return [{ file: MARK_FILE, where: "file", message: "is missing, and the site needs it" }]
  return findBrandMarkProblems(readFileSync(path, "utf8")).map(({ line, message }) => ({
    file: MARK_FILE,
    where: `line ${line}`,
    message,
  }))
}

/** Loads the firm's mark from the content folder `dir`. Null if it can't be read. */
export function loadBrandMark(dir: string): Mark | null {
  const path = join(dir, MARK_FILE)
  const result = existsSync(path) ? parseBrandMarkSvg(readFileSync(path, "utf8")) : null
  return result?.ok ? result.mark : null
}

/** Finds the problems in the SVG text of a firm's mark, which needn't be in `content/` yet. */
export function findBrandMarkProblems(text: string): MarkProblem[] {
  const result = parseBrandMarkSvg(text)
  return result.ok ? checkBrandMarkContrast(result.mark) : result.problems
}
