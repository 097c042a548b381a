import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync, constants } from "node:zlib"
import { ILLUSTRATIONS, MINIATURES, SCENES, STAMPS } from "../domain/content/choices"
import { getBrandPalettes } from "../theme/brand"
import { createColourRoles, getCustomProperty } from "../theme/roles"

type DrawingKind = {
  width: number
  height: number
  /** In pixels. */ line: number
  /** The most bytes when compressed with Brotli. */ mostBytes: number
  /** The ground line, as path data; null for drawings that don't show a place. */
  ground: string | null
}

/** The folder of the drawings, relative to the project's root. */
export const DRAWINGS = "static/illustrations"

const KINDS: readonly (readonly [DrawingKind, readonly string[]])[] = [
  [{ width: 320, height: 240, line: 2, mostBytes: 2_000, ground: "M24 208h272" }, ILLUSTRATIONS],
  [{ width: 560, height: 240, line: 2, mostBytes: 4_000, ground: "M0 208h560" }, SCENES],
  [{ width: 200, height: 120, line: 1.5, mostBytes: 1_000, ground: null }, MINIATURES],
  [{ width: 64, height: 64, line: 1.5, mostBytes: 1_000, ground: null }, STAMPS],
]

const countCompressedBytes = (svg: string): number =>
  brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length

export function checkDrawings(root: string): string[] {
  const folder = join(root, DRAWINGS)
  const drawings = KINDS.flatMap(([kind, names]) => names.map(name => ({ file: `${name}.svg`, kind })))
  const files = drawings.map(({ file }) => file)
  const unusedFiles = readdirSync(folder).filter(file => !files.includes(file))
  return [
    ...drawings.flatMap(({ file, kind }) =>
      checkDrawing(join(folder, file), kind).map(problem => `${DRAWINGS}/${file}: ${problem}`),
    ),
    ...unusedFiles.map(
      file => `${DRAWINGS}/${file}: nothing names it; take it away, or name it in src/domain/content/choices.ts`,
    ),
  ]
}

function checkDrawing(path: string, kind: DrawingKind): string[] {
  if (!existsSync(path)) return ["is missing"]
  const svg = readFileSync(path, "utf8")
  const bytes = countCompressedBytes(svg)
  return [
    ...findDrawingProblems(svg, kind),
    ...(bytes > kind.mostBytes ? [`it has ${bytes} bytes compressed; simplify it to ${kind.mostBytes} or fewer`] : []),
  ]
}

const ROLES: readonly string[] = Object.keys(createColourRoles(getBrandPalettes(["light-coral"]), "zinc", "light")).map(
  getCustomProperty,
)

/** The width of lines, which a page sets for a drawing that it shows smaller or larger, so that lines look equally thick. */
const STROKE = "--stroke"

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
    ...listPatternMatches(svg, /var\((--[\w-]+)/g).filter(role => ![...ROLES, STROKE].includes(role)),
  ]
  const elements = listPatternMatches(svg, /<([a-z]\w*)/gi).filter(name => !["svg", "g", "path"].includes(name))
  const accents = listPatternMatches(svg, /var\(--accent[,)]()/g).length
  return [
    ...(svg.includes(`viewBox="${box}"`) ? [] : [`its viewBox is to be "${box}"`]),
    ...(listPatternMatches(svg, /stroke-width([^;]*)/g).join() === `:var(--stroke,${line})`
      ? []
      : [`its lines are to be var(--stroke,${line}) wide, once for all`]),
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
