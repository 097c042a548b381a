import type { PageCell, PageLine } from "../../domain/own-contract/pages"
import type { Piece } from "./page-pieces"
import { findGutter } from "./page-columns"
import { TICK, isTypedTick } from "./ticks"

/** How far apart the baselines of one line may be, by the height of its letters. */
const SAME_LINE = 0.4
/** A gap of this many letters ends a cell. */
const CELL_GAP = 2.5
/** The narrowest gap between words, by the height of letters: pdf.js's own limit. */
const WORD_GAP = 0.1

const byLeft = (one: Piece, other: Piece): number => one.left - other.left

/** Some files draw bold text as the same text twice. */
const isDrawnTwice = (piece: Piece, before: Piece | undefined): boolean =>
  before !== undefined && before.text === piece.text && Math.abs(before.left - piece.left) < 1

/** Pieces by the line they're in, from top to bottom. */
export function groupByBaseline(pieces: readonly Piece[]): Piece[][] {
  const rows: Piece[][] = []
  for (const piece of [...pieces].sort((one, other) => one.baseline - other.baseline)) {
    const [first] = rows.at(-1) ?? []
    const isSameLine =
      first !== undefined && piece.baseline - first.baseline <= SAME_LINE * Math.max(first.height, piece.height)
    if (isSameLine) rows.at(-1)?.push(piece)
    else rows.push([piece])
  }
  return rows.map(row => row.sort(byLeft).filter((piece, at) => !isDrawnTwice(piece, row[at - 1])))
}

/** The width of one letter of a line. */
function measureLetter(row: readonly Piece[]): number {
  const texts = row.filter(({ source }) => source !== "field")
  const letters = texts.reduce((sum, { text }) => sum + text.length, 0)
  const width = texts.reduce((sum, { left, right }) => sum + (right - left), 0)
  return letters > 0 && width > 0 ? width / letters : (row[0]?.height ?? 0) / 2
}

/** Joins the pieces of a line into cells. */
function buildCells(row: readonly Piece[]): PageCell[] {
  const widestGap = CELL_GAP * measureLetter(row)
  const cells: PageCell[] = []
  let before: Piece | undefined
  for (const piece of row) {
    const { text, left, right, source, isAlone } = piece
    const cell = cells.at(-1)
    const gap = before ? left - before.right : Infinity
    if (!cell || isAlone || before?.isAlone || gap > widestGap) cells.push({ text, left, right, source })
    else {
      const space = gap > WORD_GAP * piece.height ? " " : ""
      cells[cells.length - 1] = { ...cell, text: cell.text + space + text, right: Math.max(cell.right, right) }
    }
    before = piece
  }
  return cells.map(cell => (isTypedTick(cell.text) ? { ...cell, text: TICK } : cell))
}

function buildLine(row: readonly Piece[], column: 0 | 1): PageLine {
  const height = Math.max(...row.map(piece => piece.height))
  const [first] = row.filter(({ source }) => source !== "field")
  return { cells: buildCells(row), baseline: (first ?? row[0])?.baseline ?? 0, height, column }
}

/** A page of two columns is read column by column, from one line across both to the next. */
function orderColumns(rows: readonly Piece[][], gutter: number): PageLine[] {
  const lines: PageLine[] = []
  let right: PageLine[] = []
  for (const row of rows) {
    const isAcross = row.some(piece => piece.left < gutter && piece.right > gutter)
    if (isAcross) {
      lines.push(...right, buildLine(row, 0))
      right = []
      continue
    }
    const [leftRow, rightRow] = [row.filter(piece => piece.left < gutter), row.filter(piece => piece.left >= gutter)]
    if (leftRow.length > 0) lines.push(buildLine(leftRow, 0))
    if (rightRow.length > 0) right.push(buildLine(rightRow, 1))
  }
  return [...lines, ...right]
}

/** The lines of a page in reading order. @param width The page's, in points. */
export function buildLines(pieces: readonly Piece[], width: number): PageLine[] {
  const rows = groupByBaseline(pieces)
  const gutter = findGutter(rows, width)
  return gutter === undefined ? rows.map(row => buildLine(row, 0)) : orderColumns(rows, gutter)
}
