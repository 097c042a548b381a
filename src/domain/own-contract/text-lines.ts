import type { ContractPage, PageCell } from "./pages"

/** A line of a page with its words in plain characters. */
export interface TextLine {
  page: ContractPage
  cells: readonly PageCell[]
  /** All cells, with plain quotes, dashes and single spaces. */
  text: string
  baseline: number
  height: number
}

/** Replaces curly apostrophes, long dashes and runs of spaces, so that texts can be compared. */
export const plainText = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[‘’‛′`]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑‒–—]/g, "-")
    .replace(/\s+/g, " ")
    .trim()

/** Letters and digits only, for finding out whether two values are the same. */
export const compareKey = (text: string): string =>
  plainText(text)
    .toLowerCase()
    .replace(/[^a-z0-9%]+/g, "")

const TICK = /^[☒☑✓✔✗✘x]$/i
export const isTick = ({ text }: PageCell): boolean => TICK.test(text.trim())
/** True for a box, ticked or not. */
export const isBox = (cell: PageCell): boolean => isTick(cell) || cell.text.trim() === "☐"

/** A cell of a hostile file may be endless; one of a contract is never this long. */
const MAX_CELL = 600
const EDGE_LINES = 3

/** Key of a line that's the same on each page but for numbers: a header, a footer, or the stamp of an electronic envelope. */
const getRunningKey = (line: TextLine): string => line.text.toLowerCase().replace(/\d+/g, "#")

const listEdgeKeys = (lines: readonly TextLine[]): Set<string> =>
  new Set([...lines.slice(0, EDGE_LINES), ...lines.slice(-EDGE_LINES)].map(getRunningKey))

/** The lines of each page, without headers, footers and stamps that are on a third of the pages or more. A garbled page has none. */
export function listTextLines(pages: readonly ContractPage[]): TextLine[][] {
  const all = pages.map(page =>
    (page.reading === "garbled" ? [] : page.lines)
      .map(({ cells, baseline, height }) => {
        const short = cells.map(cell =>
          cell.text.length > MAX_CELL ? { ...cell, text: cell.text.slice(0, MAX_CELL) } : cell,
        )
        return { page, cells: short, text: plainText(short.map(({ text }) => text).join(" ")), baseline, height }
      })
      .filter(({ text, cells }) => text !== "" || cells.some(({ source }) => source === "field")),
  )
  const counts = new Map<string, number>()
  for (const lines of all) for (const key of listEdgeKeys(lines)) counts.set(key, (counts.get(key) ?? 0) + 1)
  const isRunning = (key: string): boolean => (counts.get(key) ?? 0) >= Math.max(3, pages.length / 3)
  return all.map(lines =>
    lines.filter(
      (line, at) => !((at < EDGE_LINES || at >= lines.length - EDGE_LINES) && isRunning(getRunningKey(line))),
    ),
  )
}
