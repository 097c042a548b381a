/** How a cell's text came into the file: printed, filled into a form field or note, or laid over a picture by a scanner. */
export type CellSource = "print" | "field" | "scan"

/** Words of one line with no wide gap between them. A tick is a cell of "☒", an empty box one of "☐". */
export interface PageCell {
  /** In normal form (NFKC), without soft hyphens. An empty form field has "". */
  text: string
  /** Left edge in points from the left of the page as it's read. */
  left: number
  /** Right edge in points. */
  right: number
  source: CellSource
}

/** One line of a column, its cells from left to right. */
export interface PageLine {
  cells: readonly PageCell[]
  /** Baseline in points from the top of the page as it's read. */
  baseline: number
  /** Height of its letters in points. */
  height: number
  /** 0 for the only or the left column, 1 for the right one. */
  column: 0 | 1
}

/** Whether a page's text can be relied on: "scan" if it's a picture (with or without a scanner's text), "garbled" if its letters come out wrong. */
export type PageReading = "text" | "scan" | "garbled" | "empty"

/** One page of a contract as the reader gives it to the rules. */
export interface ContractPage {
  /** From 1. */
  number: number
  /** In points. */
  width: number
  /** In points. */
  height: number
  /** In reading order: the left column before the right one. */
  lines: readonly PageLine[]
  reading: PageReading
  /** True if someone drew on it or stamped it, which isn't read. */
  hasMarks: boolean
  /** True if it has a form field that shows something its value doesn't have. */
  hasHiddenValues: boolean
}
