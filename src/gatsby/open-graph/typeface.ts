import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { parse, type Font, type PathCommand } from "opentype.js"
import { PICTURE_TYPEFACE } from "../../theme/tokens"

export type Typeface = {
  /** Returns the width of `text`, in the unit of `size`. */
  measureWidth: (text: string, size: number) => number
  /** Returns the outlines of `text`, as the `d` of an SVG path whose baseline begins at `x`, `y`. */
  outlines: (text: string, x: number, y: number, size: number) => string
}

/** Kerning is on, but ligatures are off: Figtree has few of them, and they'd take ten times as long. */
const SET = { kerning: true, features: {} }

/** Text in pictures is drawn as outlines, so that a picture looks the same on a machine without fonts. */
export function loadHeadingTypeface(project: string): Typeface {
  const file = readFileSync(createRequire(join(project, "package.json")).resolve(PICTURE_TYPEFACE))
  const font: Font = parse(new Uint8Array(file).buffer)
  return {
    measureWidth: (text, size) => font.getAdvanceWidth(text, size, SET),
    outlines: (text, x, y, size) => font.getPath(text, x, y, size, SET).commands.map(formatSvgPathCommand).join(""),
  }
}

/**
 * Formats a command of an SVG path, with its numbers in their order and to one decimal, which is finer than any picture shows.
 * We don't use opentype.js's own `toPathData`, because it writes NaN for numbers such as 398.00000000000006.
 */
const formatSvgPathCommand = ({ type, ...points }: PathCommand): string =>
  type +
  Object.values<number>(points)
    .map(value => Math.round(value * 10) / 10)
    .join(" ")

type SetTitle = { lines: string[]; size: number }

type Room = {
  width: number
  lines: number
  /** Sizes to try, the largest first. */
  sizes: readonly number[]
}

/** The content check limits titles and the firm's name, so that each fits at the smallest size. */
export function wrapTitleAtLargestSize(
  title: string,
  measureWidth: (text: string, size: number) => number,
  room: Room,
): SetTitle {
  let result: SetTitle = { lines: [], size: 0 }
  for (const size of room.sizes) {
    const fitsInWidth = (text: string) => measureWidth(text, size) <= room.width
    result = { lines: wrapWordsIntoLines(title, fitsInWidth), size }
    if (result.lines.length <= room.lines && result.lines.every(fitsInWidth)) break
  }
  return result
}

/** Wraps words into lines. Each line has as many words as fit, and at least one. */
function wrapWordsIntoLines(title: string, fits: (text: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of title.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
