import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { parse, type Font, type PathCommand } from "opentype.js"
import { PICTURE_TYPEFACE } from "../../theme/tokens"

export type Typeface = {
  /** The width of `text` in the unit of `size`. */
  widthOf: (text: string, size: number) => number
  /** The outlines of `text`, as the `d` of an SVG path whose baseline begins at `x`, `y`. */
  outlines: (text: string, x: number, y: number, size: number) => string
}

/** Pairs of letters are kerned; ligatures, which Figtree hardly has, would take ten times as long to look for. */
const SET = { kerning: true, features: {} }

/**
 * The site's typeface at the weight of its headings. Words in pictures are drawn as outlines, so that a picture looks
 * the same on a machine that has no fonts.
 */
export function headingTypeface(project: string): Typeface {
  const file = readFileSync(createRequire(join(project, "package.json")).resolve(PICTURE_TYPEFACE))
  const font: Font = parse(new Uint8Array(file).buffer)
  return {
    widthOf: (text, size) => font.getAdvanceWidth(text, size, SET),
    outlines: (text, x, y, size) => font.getPath(text, x, y, size, SET).commands.map(written).join(""),
  }
}

function written(command: PathCommand): string {
  switch (command.type) {
    case "M":
    case "L":
      return command.type + numbers(command.x, command.y)
    case "Q":
      return `Q${numbers(command.x1, command.y1, command.x, command.y)}`
    case "C":
      return `C${numbers(command.x1, command.y1, command.x2, command.y2, command.x, command.y)}`
    case "Z":
      return "Z"
    default: {
      const missed: never = command
      return missed
    }
  }
}

/** Tenths of a unit are finer than any picture shows. */
const numbers = (...values: number[]): string => values.map(value => Math.round(value * 10) / 10).join(" ")
