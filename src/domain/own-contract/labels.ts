import { isLabel, ITEM_LABEL, PATTERNS, type LabelName } from "./label-words"
import type { PageCell } from "./pages"
import { isBox, plainText, type TextLine } from "./text-lines"

/** A label on a page with what's beside or below it. */
export interface LabelledText {
  line: TextLine
  /** Label and value, as they stand there. */
  sentence: string
  /** "" if there's nothing. */
  text: string
  /** One per line, for values that go over several lines. */
  lines: readonly string[]
  cells: readonly PageCell[]
  /** The next line, if it begins where the label does and may be the rest of what's in the label's own cell. */
  wrapped?: string
  /** False if there's nothing but the label, which may as well be the heading of what's below it. */
  isRow: boolean
  /** False if nothing but a space is between label and value, as in prose: only values of a clear form count. */
  isSeparate: boolean
}

/** Height of a gap, in heights of a letter, that separates a label from what's below it. */
const MAX_GAP = 2.6
/** The same between two lines of one cell. */
const MAX_WRAP = 1.7
const ALIGNED = 40
const MAX_LINES = 6

const getLeft = (line: TextLine): number => line.cells[0]?.left ?? 0
const isNear = (above: TextLine, below: TextLine | undefined): below is TextLine =>
  below !== undefined &&
  below.page === above.page &&
  below.baseline > above.baseline &&
  below.baseline - above.baseline < MAX_GAP * Math.max(above.height, below.height)

const takeUntilLabel = (cells: readonly PageCell[]): PageCell[] => {
  const end = cells.findIndex(({ text }) => isLabel(text))
  return cells.slice(0, end < 0 ? undefined : end)
}

const isRest = (text: string): boolean => !text.includes(":") && !isLabel(text) && !ITEM_LABEL.test(text)

const SUB_LABEL =
  /^(?:\d+\. )?(?:names?|full names?|(?:street )?address|suburb|lot|on|plan|title references?|description|being|volume|folio|certificate of title|lot\/plan|state|postcode|title details)\b/i

/** Rows that go on with a value: nothing of them is in the columns of labels, or they're in a block below its heading. */
function listContinuation(
  lines: readonly TextLine[],
  from: number,
  left: number,
  labelColumns: readonly number[],
  takesSubLabels: boolean,
): PageCell[][] {
  // Words in the value's own column, such as "contract date", are the rest of a sentence.
  const isOtherLabel = (cell: PageCell): boolean =>
    (labelColumns.length === 0 || Math.abs(cell.left - left) > 4) && isLabel(cell.text)
  return takeRows(lines, from, ({ cells }) => {
    const [first] = cells
    if (!first || isBox(first)) return undefined
    const isSub = takesSubLabels && SUB_LABEL.test(plainText(first.text))
    const isNewRow = cells.some(cell => labelColumns.some(column => Math.abs(cell.left - column) < 8))
    const isBeside = cells.some(cell => cell.left >= left - 8)
    return isSub || (!isNewRow && isBeside && !cells.some(isOtherLabel)) ? [...cells] : undefined
  })
}

/** What's taken of the lines from one on, until there's a gap or nothing is taken of one. */
function takeRows(
  lines: readonly TextLine[],
  from: number,
  take: (line: TextLine, above: TextLine) => PageCell[] | undefined,
): PageCell[][] {
  const rows: PageCell[][] = []
  for (let at = from; rows.length < MAX_LINES; at += 1) {
    const [above, line] = [lines[at - 1], lines[at]]
    const cells = above && isNear(above, line) ? take(line, above) : undefined
    if (!cells) break
    rows.push(cells)
  }
  return rows
}

/** A value's lines aren't this much further apart than the label and its value. */
const MAX_SPREAD = 1.3

/** Begins the line below a heading, before its value. */
const SAME_VALUE = /^(?:\d+\. )?(?:(?:full )?names?\b ?:?|(?:is |are )?(?:due|payable) (?:on|by)\b ?:?)/i

/** Below a label, the cell that begins where the label does, unless it's a label or belongs to another row of a table. */
function findBelow(lines: readonly TextLine[], at: number, cellAt: number): PageCell[] | undefined {
  const [line, below] = [lines[at], lines[at + 1]]
  const cell = line?.cells[cellAt]
  if (!line || !cell || !isNear(line, below)) return undefined
  const labelCount = line.cells.filter(({ text }) => isLabel(text)).length
  const cells = below.cells
  // Beside another label, what's below each is in its own column.
  const start = labelCount === 1 ? 0 : cells.findIndex(({ left }) => Math.abs(left - cell.left) < 4)
  const [first, ...others] = start < 0 ? [] : cells.slice(start)
  const [isName] = SAME_VALUE.exec(plainText(first?.text ?? "")) ?? []
  if (first && isName !== undefined) {
    const rest = plainText(first.text).slice(isName.length)
    return [...(rest !== "" ? [{ ...first, text: rest }] : []), ...takeUntilLabel(others)]
  }
  if (labelCount === 1 && cells.filter(other => !isBox(other)).length > 1) return undefined
  const aligned = cells.filter(({ left }) => Math.abs(left - cell.left) <= ALIGNED)
  return aligned.some(({ text }) => isLabel(text) || ITEM_LABEL.test(plainText(text))) ? undefined : aligned
}

/** True if other rows begin where a label does and have something beside it, and what's below isn't a part of it. */
function isRowOfTable(lines: readonly TextLine[], at: number, cell: PageCell): boolean {
  const below = lines[at + 1]
  const rows = lines.filter(({ cells }) => cells.length > 1 && cells.some(({ left }) => Math.abs(left - cell.left) < 4))
  return rows.length >= 2 && !(below && SUB_LABEL.test(plainText(below.cells[0]?.text ?? "")))
}

/**
 * The rest of a cell's words in the lines below. It's joined if its first word had no room in the line above; otherwise it's
 * `wrapped`, since it may be something else.
 */
function joinWrapped(lines: readonly TextLine[], at: number, cellAt: number): { joined: string; wrapped?: string } {
  const line = lines[at]
  const cell = line?.cells[cellAt]
  if (!line || !cell) return { joined: "" }
  const end =
    line.cells[cellAt + 1]?.left ??
    Math.max(...lines.flatMap(other => (other.page === line.page ? other.cells.map(({ right }) => right) : [])))
  let more = ""
  for (let [above, place, last] = [line, at + 1, cell]; ; place += 1) {
    const next = lines[place]
    const isRow =
      isNear(above, next) &&
      next.cells.every(({ left, text }) => isRest(text) && line.cells.some(other => Math.abs(other.left - left) < 4))
    const rest = isRow ? next.cells.find(({ left }) => Math.abs(left - cell.left) < 4) : undefined
    if (!next || !rest) return { joined: more }
    const [word = ""] = rest.text.split(" ")
    const room = (word.length + 1) * ((last.right - last.left) / last.text.length)
    if (last.right + room <= end - line.height) return { joined: more, wrapped: plainText(rest.text) }
    more += ` ${plainText(rest.text)}`
    ;[above, last] = [next, rest]
  }
}

interface Options {
  /** For land: an address, a lot and a title reference below count as one value. */
  takesSubLabels?: boolean
  takesLines?: boolean
}

function readBeside(
  lines: readonly TextLine[],
  at: number,
  cellAt: number,
  match: string,
  { takesSubLabels = false, takesLines = false }: Options,
): LabelledText | undefined {
  const line = lines[at]
  const cell = line?.cells[cellAt]
  if (!line || !cell) return undefined
  const own = plainText(cell.text).slice(match.length)
  const isAlone = own.trim() === ""
  const hasColon = match.trimEnd().endsWith(":")
  const { joined, wrapped } = isAlone ? { joined: "" } : joinWrapped(lines, at, cellAt)
  const rest = own + joined
  const listTexts = (rows: readonly PageCell[][]): string[] =>
    rows.map(row => row.map(({ text }) => plainText(text)).join(" ")).filter(text => text !== "")
  const create = (rows: PageCell[][], quotedRows = rows): LabelledText => {
    const texts = listTexts(rows)
    const label = plainText(cell.text) === texts[0] ? [] : [match.replace(/ *\([^)]*$/, "").trim()]
    return {
      line,
      sentence: [...label, ...listTexts(quotedRows)].join(" "),
      text: texts.join(" "),
      lines: texts,
      cells: rows.flat(),
      isRow: rows.some(row => row.length > 0) || hasColon || isRowOfTable(lines, at, cell),
      isSeparate: hasColon || rest === "" || /^ ?[$.…_[]/.test(rest),
    }
  }
  const withBoxes = takeUntilLabel(line.cells.slice(cellAt + 1))
  if (rest.trim() !== "") withBoxes.unshift({ ...cell, text: rest.trim() })
  const beside = withBoxes.filter(other => !isBox(other))
  if (beside.length > 0) {
    const left = isAlone ? (beside[0]?.left ?? 0) : cell.left + 12
    const more = takesLines ? listRowsBeside(lines, at, cellAt, { left, isAlone, takesSubLabels }) : []
    return {
      ...create([beside, ...more], [withBoxes, ...more]),
      ...(wrapped !== undefined && more.length === 0 && { wrapped }),
    }
  }
  const block = takesSubLabels ? listContinuation(lines, at + 1, getLeft(line), [], true) : []
  if (block.length > 0) return create(block)
  const below = findBelow(lines, at, cellAt) ?? []
  if (below.length > 0) return create([below, ...(takesLines ? listRowsBelow(lines, at, below) : [])])
  const next = lines[at + 1]
  const isValueNear = line.cells.length === 1 && isNear(line, next) && next.cells.every(other => isRest(other.text))
  // What's below, but not in its place, may be its value.
  return { ...create([]), ...(isValueNear && { isRow: false }) }
}

/** The rows below a value beside its label. In side-by-side columns, only the cells below the value belong to it. */
function listRowsBeside(
  lines: readonly TextLine[],
  at: number,
  cellAt: number,
  { left, isAlone, takesSubLabels }: { left: number; isAlone: boolean; takesSubLabels: boolean },
): PageCell[][] {
  const cells = lines[at]?.cells ?? []
  const firstLabel = cells.findIndex(({ text }) => isLabel(text))
  const labelColumns = cells
    .filter(({ text }, place) => place < firstLabel || isLabel(text) || (place === cellAt && isAlone))
    .map(cell => cell.left)
  const end = cells.slice(cellAt + 1).find(({ text }) => isLabel(text))?.left ?? Infinity
  const isOwn = (cell: PageCell): boolean => cell.left < end - 4 && (takesSubLabels || cell.left >= left - 8)
  return listContinuation(lines, at + 1, left, labelColumns, takesSubLabels).map(row => row.filter(isOwn))
}

/** The rows that go on with a value below its label. */
function listRowsBelow(lines: readonly TextLine[], at: number, [first]: readonly PageCell[]): PageCell[][] {
  const left = first?.left ?? 0
  const spread = MAX_SPREAD * ((lines[at + 1]?.baseline ?? 0) - (lines[at]?.baseline ?? 0))
  return takeRows(lines, at + 2, ({ cells, baseline }, above) => {
    const aligned = cells.filter(cell => Math.abs(cell.left - left) <= ALIGNED)
    // The cells of another label's row belong to that one.
    const isOther =
      aligned.some(cell => isLabel(cell.text) || isBox(cell)) ||
      cells.some(cell => cell.left < left - ALIGNED && isLabel(cell.text))
    return baseline - above.baseline > spread || aligned.length === 0 || isOther ? undefined : aligned
  })
}

/** A label over two lines: "Names of" above "vendors", or "Vendor" above "representative". */
function isPartOfLabel(lines: readonly TextLine[], at: number, cell: PageCell): boolean {
  const findAligned = (line: TextLine | undefined): PageCell | undefined =>
    line?.cells.find(other => Math.abs(other.left - cell.left) < 4)
  const [above, line, below] = [lines[at - 1], lines[at], lines[at + 1]]
  const isCut = above !== undefined && isNear(above, line) && CUT_LABEL.test(findAligned(above)?.text.trim() ?? "")
  return (
    isCut || (line !== undefined && isNear(line, below) && REST_OF_LABEL.test(findAligned(below)?.text.trim() ?? ""))
  )
}
const CUT_LABEL = /\b(?:of|the|for|and|or|to|by|from)$/i
const REST_OF_LABEL = /^(?:agent|solicitor|lawyer|conveyancer|legal|practitioner|representative|holder)/

const isItemLabel = (text: string): boolean =>
  isLabel(text) && Object.values(PATTERNS).some(pattern => pattern.exec(plainText(text))?.[0].length === text.length)

const joinedLines = new WeakMap<readonly TextLine[], readonly TextLine[]>()

/** Puts labels together that are wrapped: "Purchase" above "price" is one label, whose value is beside the first line. */
function joinWrappedLabels(lines: readonly TextLine[]): readonly TextLine[] {
  const ready = joinedLines.get(lines)
  if (ready) return ready
  const result = [...lines]
  result.forEach((line, at) => {
    const below = result[at + 1]
    const cell = line.cells[0]
    const rest = below?.cells.find(other => cell !== undefined && Math.abs(other.left - cell.left) < 4)
    if (!cell || !below || !rest || !isNear(line, below) || below.baseline - line.baseline > MAX_WRAP * line.height)
      return
    const text = `${plainText(cell.text)} ${plainText(rest.text)}`.replace(/ ?: ?$/, "")
    const isWhole = isItemLabel(plainText(cell.text)) && !/\([^)]*$/.test(cell.text)
    if (isWhole || !isItemLabel(text)) return
    result[at] = { ...line, cells: [{ ...cell, text }, ...line.cells.slice(1)] }
    result[at + 1] = { ...below, cells: below.cells.filter(other => other !== rest) }
  })
  const whole = result.filter(({ cells }) => cells.length > 0)
  joinedLines.set(lines, whole)
  return whole
}

/** All places where a label stands at the beginning of a cell, with what's beside or below it. */
export function readLabelled(name: LabelName, all: readonly TextLine[], options: Options = {}): LabelledText[] {
  const lines = joinWrappedLabels(all)
  return lines.flatMap((line, at) =>
    line.cells.flatMap((cell, cellAt) => {
      const text = plainText(cell.text)
      const match = PATTERNS[name].exec(text)
      if (!match || cell.source === "field" || isPartOfLabel(lines, at, cell)) return []
      // Two labels in one cell: whose value follows can't be told.
      if (ITEM_LABEL.test(text.slice(match[0].length).trim())) return []
      return readBeside(lines, at, cellAt, match[0], options) ?? []
    }),
  )
}
