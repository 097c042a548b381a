import type { Piece } from "./page-pieces"

/** The share of lines that leave a gutter free. */
const FREE_SHARE = 0.7
/** The fewest lines on each side of it. */
const FEWEST_LINES = 10
/** The width of a gutter, in points. */
const GUTTER_WIDTH = 6
/** A line of running text fills this share of its column. A table's labels and values rarely do. */
const FULL_SHARE = 0.6

interface Side {
  /** What each line covers of this side, in points. */
  covers: number[]
  width: number
}

const cover = (pieces: readonly Piece[]): number => pieces.reduce((sum, { left, right }) => sum + (right - left), 0)

/** Whether half of a side's lines are full, as in running text. */
const isRunningText = ({ covers, width }: Side): boolean =>
  covers.length >= FEWEST_LINES && covers.filter(one => one >= FULL_SHARE * width).length * 2 >= covers.length

function isGutter(rows: readonly (readonly Piece[])[], x: number): boolean {
  const isFree = (row: readonly Piece[]) =>
    row.every(({ left, right }) => right <= x - GUTTER_WIDTH / 2 || left >= x + GUTTER_WIDTH / 2)
  const free = rows.filter(isFree)
  if (free.length < FREE_SHARE * rows.length) return false
  const measureSide = (isOnSide: (piece: Piece) => boolean): Side => {
    const sides = free.map(row => row.filter(isOnSide)).filter(row => row.length > 0)
    const pieces = sides.flat()
    const width = Math.max(...pieces.map(({ right }) => right)) - Math.min(...pieces.map(({ left }) => left))
    return { covers: sides.map(cover), width }
  }
  return isRunningText(measureSide(({ left }) => left < x)) && isRunningText(measureSide(({ left }) => left >= x))
}

/** Where the gap between two columns of running text is, in points from the left. `undefined` if there's one column. */
export function findGutter(rows: readonly (readonly Piece[])[], width: number): number | undefined {
  if (rows.length < FEWEST_LINES) return undefined
  for (let away = 0; away <= 0.15 * width; away += GUTTER_WIDTH / 2)
    for (const x of [width / 2 - away, width / 2 + away]) if (isGutter(rows, x)) return x
  return undefined
}
