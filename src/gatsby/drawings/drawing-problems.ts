import { getBrandPalettes } from "../../theme/brand"
import { createColourRoles } from "../../theme/roles"
import { getCustomProperty } from "../../theme/theme"

export type DrawingKind = {
  width: number
  height: number
  /** In pixels. */ line: number
  /** The most bytes when compressed with Brotli. */ mostBytes: number
  /** The ground line, as path data; null for drawings that don't show a place. */
  ground: string | null
}

const ROLES: readonly string[] = Object.keys(createColourRoles(getBrandPalettes(["light-coral"]), "zinc", "light")).map(
  getCustomProperty,
)

/** The attributes for the corners and ends of lines, which must be round in all drawings. */
const ROUND = ["stroke-linecap", "stroke-linejoin"] as const

const listPatternMatches = (svg: string, pattern: RegExp): string[] =>
  [...svg.matchAll(pattern)].map(([, match = ""]) => match)

/**
 * Finds what makes a drawing look different from the others: its size, its lines and their corners, its ground line, colours
 * outside the palette, and any number of parts in the firm's colour other than one (the door, with its light if it has one).
 */
export function findDrawingProblems(svg: string, { width, height, line, ground }: DrawingKind): string[] {
  const box = `0 0 ${width} ${height}`
  const foreign = [
    ...listPatternMatches(svg.replace(/var\([^)]*\)/g, ""), /(#[0-9a-f]{3,8}\b|rgb\([^)]*\))/gi),
    ...listPatternMatches(svg, /var\((--[\w-]+)/g).filter(role => !ROLES.includes(role)),
  ]
  const elements = listPatternMatches(svg, /<([a-z]\w*)/gi).filter(name => !["svg", "g", "path"].includes(name))
  const accents = listPatternMatches(svg, /var\(--accent[,)]()/g).length
  return [
    ...(svg.includes(`viewBox="${box}"`) ? [] : [`its viewBox is to be "${box}"`]),
    ...(listPatternMatches(svg, /stroke-width="([^"]*)"/g).join() === String(line)
      ? []
      : [`its lines are to be ${line} wide, once for all`]),
    ...ROUND.filter(name => listPatternMatches(svg, new RegExp(`${name}="([^"]*)"`, "g")).join() !== "round").map(
      name => `its ${name} is to be "round", once for all`,
    ),
    ...(ground === null || listPatternMatches(svg, /\sd="([^"]*)"/g).some(path => path.endsWith(ground))
      ? []
      : [`it's to be on a ground line, "${ground}"`]),
    ...foreign.map(colour => `${colour} is no role of the palette`),
    ...(accents === 1 ? [] : [`one part is to be in the firm's colour, not ${accents}`]),
    ...elements.map(name => `only svg, g and path are allowed, not ${name}`),
  ]
}
