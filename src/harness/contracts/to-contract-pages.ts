import type { ContractPage, PageCell, PageLine } from "../../domain/own-contract/pages"
import type { FilledContract, FilledPage } from "./contract-data"

/** In points. */
export const PAGE = { width: 595, height: 842 }
const MARGIN = { left: 50, right: 545, top: 64, bottom: 786 }
const COLUMNS = [MARGIN.left, 200, 350, 450]
const GUTTER = { end: 285, start: 310 }
const LINE_SPACING = 1.35
/** Width of a letter, as a share of its height, that no text exceeds by much. */
const LETTER_WIDTH = 0.52
const HEADING_GROWTH = 1.4
const GAP_BETWEEN_CELLS = 8

/** A page of a contract with the entry of `pages` it comes from. */
export interface PlacedPage extends ContractPage {
  entry: number
  watermark?: string
}

interface Row {
  cells: readonly PageCell[]
  height: number
}

function wrap(text: string, letters: number): string[] {
  const lines: string[] = []
  for (const word of text.split(" ")) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Splits `$ [[1]] ☒ yes` into its cells: fields and boxes are cells of their own. */
function splitCell(text: string): { text: string; source: "print" | "field" }[] {
  return text
    .split(/(\[\[.*?\]\]|[☒☐])/)
    .map(part => part.trim())
    .filter(part => part !== "")
    .map(part => {
      const field = /^\[\[(.*)\]\]$/.exec(part)
      return field ? { text: field[1]?.trim() ?? "", source: "field" } : { text: part, source: "print" }
    })
}

/** Turns a line of text into rows of cells, one for each line that it's wrapped into. */
function layOut(line: string, size: number, columns: readonly number[], right: number): Row[] {
  const isHeading = line.startsWith("# ")
  const height = isHeading ? size * HEADING_GROWTH : size
  const texts = (isHeading ? line.slice(2) : line).split("|").map(text => text.trim())
  const rows: PageCell[][] = []
  texts.forEach((text, at) => {
    if (text === "") return
    let left = columns[at] ?? MARGIN.left
    const next = texts.findIndex((other, place) => place > at && other !== "")
    const end = next < 0 ? right : (columns[next] ?? right) - GAP_BETWEEN_CELLS
    const parts = splitCell(text)
    parts.forEach((part, order) => {
      const letters = Math.max(8, Math.floor((end - left) / (height * LETTER_WIDTH)))
      const lines = part.text === "" ? [""] : wrap(part.text, letters)
      lines.forEach((words, row) => {
        const width = Math.max(words.length * height * LETTER_WIDTH, part.source === "field" ? 60 : 0)
        ;(rows[row] ??= []).push({ text: words, left, right: left + width, source: part.source })
      })
      if (order < parts.length - 1) left += (lines[0] ?? "").length * height * LETTER_WIDTH + height * 1.5
    })
  })
  return rows.map(cells => ({ cells, height }))
}

function placeEntry(page: FilledPage, contractSize: number): PageLine[][] {
  const size = page.size ?? contractSize
  const areas = page.twoColumns
    ? [
        { left: MARGIN.left, right: GUTTER.end },
        { left: GUTTER.start, right: MARGIN.right },
      ]
    : [MARGIN]
  const source = page.reading === "scan" ? ("scan" as const) : undefined
  let columns = page.columns ?? COLUMNS
  let area = 0
  let baseline = MARGIN.top
  const pages: PageLine[][] = [[]]
  for (const line of page.text.trimEnd().split("\n")) {
    if (line.startsWith("@ ")) {
      columns = line.slice(2).split(" ").map(Number)
      continue
    }
    if (line.trim() === "") baseline += size
    for (const { cells, height } of layOut(line.trimEnd(), size, columns, areas[0]?.right ?? MARGIN.right)) {
      baseline += height * LINE_SPACING
      if (baseline > MARGIN.bottom) {
        area = (area + 1) % areas.length
        baseline = MARGIN.top + height * LINE_SPACING
        if (area === 0) pages.push([])
      }
      const shift = (areas[area]?.left ?? 0) - MARGIN.left
      pages.at(-1)?.push({
        cells: cells.map(cell => ({
          ...cell,
          left: cell.left + shift,
          right: cell.right + shift,
          ...(source && { source }),
        })),
        baseline,
        height,
        column: area === 0 ? 0 : 1,
      })
    }
  }
  return pages
}

/** Places all that a contract says on its pages: what the reader would give of a PDF of it. */
export function toContractPages(contract: FilledContract): PlacedPage[] {
  const all = contract.pages.flatMap((page, entry) =>
    placeEntry(page, contract.size).map(lines => ({ page, entry, lines })),
  )
  return all.map(({ page, entry, lines }, at) => {
    const placeRunningText = (text: string, baseline: number): PageLine[] =>
      text === ""
        ? []
        : layOut(
            text.replace("{page}", String(at + 1)).replace("{pages}", String(all.length)),
            8,
            COLUMNS,
            MARGIN.right,
          )
            .slice(0, 1)
            .map(({ cells, height }) => ({ cells, height, baseline, column: 0 }))
    const { watermark, reading = "text", hasMarks = false, hasHiddenValues = false } = page
    const watermarkLine: PageLine[] = watermark
      ? [
          {
            cells: [{ text: watermark, left: 150, right: 450, source: "print" }],
            baseline: 450,
            height: 70,
            column: 0,
          },
        ]
      : []
    const isPicture = reading === "empty"
    return {
      number: at + 1,
      ...PAGE,
      lines: isPicture
        ? []
        : [
            ...placeRunningText(contract.header, 30),
            ...lines,
            ...watermarkLine,
            ...placeRunningText(contract.footer, 815),
          ],
      reading,
      hasMarks,
      hasHiddenValues,
      entry,
      ...(watermark !== undefined && { watermark }),
    }
  })
}
