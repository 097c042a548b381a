import type { CellSource } from "../../domain/own-contract/pages"
import { EMPTY_BOX, TICK, replaceTicks } from "./ticks"

/** Numbers a to f of a PDF's matrix, which moves a point (x, y) to (ax + cy + e, bx + dy + f). */
export type Matrix = readonly [number, number, number, number, number, number]

/** A text as pdf.js takes it out of a page. Lengths are in points, from the bottom left of the page as it's stored. */
export interface TextItem {
  str: string
  transform: readonly number[]
  width: number
  height: number
  /** pdf.js's own name for the font. */
  fontName: string
}

/** A text with its place on the page as it's read: in points from the top left. */
export interface Piece {
  text: string
  left: number
  right: number
  baseline: number
  height: number
  source: CellSource
  /** Never joined to its neighbours: a field, a tick. */
  isAlone: boolean
}

export interface PageSize {
  width: number
  height: number
}

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

const multiply = ([a, b, c, d, e, f]: Matrix, m: readonly number[]): Matrix => {
  const [ma = 1, mb = 0, mc = 0, md = 1, me = 0, mf = 0] = m
  return [a * ma + c * mb, b * ma + d * mb, a * mc + c * md, b * mc + d * md, a * me + c * mf + e, b * me + d * mf + f]
}

/** Quarter turns clockwise that text with this matrix is turned by, on a page measured from the top. `undefined` if it's aslant. */
function countQuarterTurns([a, b]: Matrix): number | undefined {
  const turns = Math.atan2(b, a) / (Math.PI / 2)
  const quarters = Math.round(turns)
  return Math.abs(turns - quarters) < 0.06 ? (quarters + 4) % 4 : undefined
}

/** The matrix that turns a page back by quarter turns. */
const buildTurnBack = (quarters: number, { width, height }: PageSize): Matrix =>
  ([IDENTITY, [0, -1, 1, 0, 0, width], [-1, 0, 0, -1, width, height], [0, 1, -1, 0, height, 0]] as const)[quarters] ??
  IDENTITY

/** Quarter turns of most letters. */
function findMainTurn(items: readonly TextItem[], toPage: Matrix): number {
  const letters = [0, 0, 0, 0]
  for (const { str, transform } of items) {
    const quarters = countQuarterTurns(multiply(toPage, transform))
    if (quarters !== undefined) letters[quarters] = (letters[quarters] ?? 0) + str.trim().length
  }
  return letters.indexOf(Math.max(...letters))
}

/** How a page is turned so that most of its text can be read. @param toPage From points as stored to the page as it's shown. */
export function turnPage(
  items: readonly TextItem[],
  toPage: Matrix,
  size: PageSize,
): { toRead: Matrix; size: PageSize } {
  const quarters = findMainTurn(items, toPage)
  const toRead = multiply(buildTurnBack(quarters, size), toPage)
  return {
    toRead,
    size: quarters % 2 === 1 ? { width: size.height, height: size.width } : { width: size.width, height: size.height },
  }
}

/** Ligatures become letters, and hyphens that only show at a line's end go. */
export const normalizeText = (text: string): string => text.normalize("NFKC").replaceAll("\u00AD", "")

/** Cuts a text at its ticks and boxes: each is a piece of its own. */
function splitAtTicks(piece: Piece): Piece[] {
  const parts = piece.text.split(new RegExp(`([${TICK}${EMPTY_BOX}])`))
  if (parts.length === 1) return [piece]
  const width = (piece.right - piece.left) / piece.text.length
  let at = piece.left
  return parts.flatMap(part => {
    const left = at + (part.length - part.trimStart().length) * width
    at += part.length * width
    const text = part.trim()
    const isAlone = text === TICK || text === EMPTY_BOX
    return text === "" ? [] : [{ ...piece, text, left, right: left + text.length * width, isAlone }]
  })
}

/** Places texts on the page as it's read. @param symbolFonts Names of the symbol fonts by pdf.js's names for them. */
export function placeItems(
  items: readonly TextItem[],
  toRead: Matrix,
  { symbolFonts, source }: { symbolFonts: ReadonlyMap<string, string>; source: CellSource },
): Piece[] {
  return items.flatMap(({ str, transform, width, height, fontName }) => {
    const text = normalizeText(replaceTicks(str, symbolFonts.get(fontName))).trim()
    if (text === "") return []
    const placeMatrix = multiply(toRead, transform)
    const [, , c, d, left, baseline] = placeMatrix
    const letterHeight = height || Math.hypot(c, d)
    // Text aslant, such as a watermark, is as wide as the page shows it, so that it's in a line of its own.
    const isAslant = countQuarterTurns(placeMatrix) !== 0
    const shift = text.length < str.length ? (str.length - str.trimStart().length) * (width / str.length) : 0
    const piece = { text, left: left + shift, right: left + width, baseline, height: letterHeight, source }
    return isAslant ? [{ ...piece, isAlone: true }] : splitAtTicks({ ...piece, isAlone: false })
  })
}

/** The rectangle of a form field or note on the page as it's read. */
export function placeRectangle(rect: readonly number[], toRead: Matrix) {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rect
  const [, , , , left1, top1] = multiply(toRead, [1, 0, 0, 1, x1, y1])
  const [, , , , left2, top2] = multiply(toRead, [1, 0, 0, 1, x2, y2])
  return {
    left: Math.min(left1, left2),
    right: Math.max(left1, left2),
    top: Math.min(top1, top2),
    bottom: Math.max(top1, top2),
  }
}
