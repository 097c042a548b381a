import { type Matrix, type Piece, normalizeText, placeRectangle } from "./page-pieces"
import { EMPTY_BOX, TICK } from "./ticks"

/** What's used of pdf.js's annotations: form fields, notes and whatever else was put on top of a page. */
export interface Annotation {
  subtype: string
  rect: readonly number[]
  annotationFlags?: number
  fieldType?: string | null
  fieldValue?: unknown
  checkBox?: boolean
  radioButton?: boolean
  pushButton?: boolean
  /** The value that a checkbox has when it's ticked. */
  exportValue?: string | null
  /** The same for a radio button. */
  buttonValue?: string | null
  options?: readonly { exportValue?: string | null; displayValue?: string | null }[]
  /** The lines that its appearance shows. */
  textContent?: readonly string[]
  contentsObj?: { str: string }
  defaultAppearanceData?: { fontSize?: number }
}

/** The bits for "hidden" and "not shown on the screen" (PDF 32000-1, table 165). */
const HIDDEN = 2 | 32

/** Kinds that people draw, stamp or strike out with. */
const MARKS = ["Ink", "Stamp", "Line", "Square", "Circle", "Polygon", "PolyLine", "StrikeOut", "Caret"]

const isShown = ({ annotationFlags = 0 }: Annotation): boolean => (annotationFlags & HIDDEN) === 0

/** The value of a field in words, or `undefined` if it's no field that's filled in. */
function readFieldText({ fieldType, fieldValue, options, ...field }: Annotation): string | undefined {
  if (field.checkBox) return fieldValue === field.exportValue ? TICK : EMPTY_BOX
  if (field.radioButton) return fieldValue === field.buttonValue && fieldValue ? TICK : EMPTY_BOX
  if (fieldType !== "Tx" && fieldType !== "Ch") return undefined
  const values = (Array.isArray(fieldValue) ? fieldValue : [fieldValue]).filter(value => typeof value === "string")
  const getDisplayValue = (value: string) =>
    options?.find(({ exportValue }) => exportValue === value)?.displayValue ?? value
  return normalizeText(values.map(getDisplayValue).join(", "))
}

const readNoteText = ({ textContent, contentsObj }: Annotation): string =>
  normalizeText(textContent?.length ? textContent.join("\n") : (contentsObj?.str ?? ""))

const readText = (annotation: Annotation): string | undefined => {
  if (annotation.subtype === "FreeText") return readNoteText(annotation)
  return annotation.subtype === "Widget" ? readFieldText(annotation) : undefined
}

/** The baseline of the printed line that a field is in, if there's one. */
function findPrintedBaseline(pieces: readonly Piece[], at: { top: number; bottom: number }, guess: number) {
  const inside = pieces.filter(({ baseline, isAlone }) => !isAlone && baseline > at.top && baseline < at.bottom + 2)
  return inside.sort((one, other) => Math.abs(one.baseline - guess) - Math.abs(other.baseline - guess))[0]?.baseline
}

function placeText(annotation: Annotation, text: string, toRead: Matrix, prints: readonly Piece[]): Piece[] {
  const { left, right, top, bottom } = placeRectangle(annotation.rect, toRead)
  const texts = text.split(/\r\n|[\r\n\u2028]/).map(one => one.trim())
  const lineHeight = (bottom - top) / texts.length
  const height = Math.min(annotation.defaultAppearanceData?.fontSize || 10, lineHeight)
  return texts.map((one, at) => {
    const guess = top + lineHeight * (at + 0.5) + height * 0.35
    const row = { top: top + lineHeight * at, bottom: top + lineHeight * (at + 1) }
    const baseline = findPrintedBaseline(prints, row, guess) ?? guess
    return { text: one, left, right, baseline, height, source: "field", isAlone: true }
  })
}

/** What was filled in on a page, and whether there's something on it that can't be read. */
export function readFields(annotations: readonly Annotation[], toRead: Matrix, prints: readonly Piece[]) {
  const visible = annotations.filter(isShown)
  const isHiddenValue = (annotation: Annotation) =>
    annotation.subtype === "Widget" && readText(annotation) === "" && Boolean(annotation.textContent?.join("").trim())
  return {
    pieces: visible.flatMap(annotation => {
      const text = readText(annotation)
      return text === undefined ? [] : placeText(annotation, text, toRead, prints)
    }),
    hasMarks: visible.some(({ subtype }) => MARKS.includes(subtype)),
    hasHiddenValues: visible.some(isHiddenValue),
  }
}
