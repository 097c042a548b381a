import type { Piece } from "./page-pieces"

/** The share of lines that leave a gutter free. */
const FREE_SHARE = 0.7
/** The fewest lines on each side of it. */
const FEWEST_LINES = 10
/** The width of a gutter, in points. */
const GUTTER_WIDTH = 6
/** A line of running text fills this share of its column, and has this many words. A table's labels and values rarely do. */
const FULL_SHARE = 0.6
const FEWEST_WORDS = 5

type Row = readonly Piece[]

const measureCover = (row: Row): number => row.reduce((sum, { left, right }) => sum + (right - left), 0)
const countWords = (row: Row): number => row.reduce((sum, { text }) => sum + text.split(" ").length, 0)

/** Whether half of the lines on one side of a gutter are those of running text. */
function isRunningText(rows: readonly Row[]): boolean {
  const pieces = rows.flat()
  const width = Math.max(...pieces.map(({ right }) => right)) - Math.min(...pieces.map(({ left }) => left))
  const isFull = (row: Row) => measureCover(row) >= FULL_SHARE * width && countWords(row) >= FEWEST_WORDS
  return rows.length >= FEWEST_LINES && rows.filter(isFull).length * 2 >= rows.length
}

function isGutter(rows: readonly Row[], x: number): boolean {
  const isFree = (row: Row) =>
    row.every(({ left, right }) => right <= x - GUTTER_WIDTH / 2 || left >= x + GUTTER_WIDTH / 2)
  const free = rows.filter(isFree)
  if (free.length < FREE_SHARE * rows.length) return false
  const listSide = (isOnSide: (piece: Piece) => boolean) =>
    free.map(row => row.filter(isOnSide)).filter(row => row.length > 0)
  return isRunningText(listSide(({ left }) => left < x)) && isRunningText(listSide(({ left }) => left >= x))
}

/** Where the gap between two columns of running text is, in points from the left. `undefined` if there's one column. */
export function findGutter(rows: readonly Row[], width: number): number | undefined {
  if (rows.length < FEWEST_LINES) return undefined
  for (let away = 0; away <= 0.15 * width; away += GUTTER_WIDTH / 2)
    for (const x of [width / 2 - away, width / 2 + away]) if (isGutter(rows, x)) return x
  return undefined
}
