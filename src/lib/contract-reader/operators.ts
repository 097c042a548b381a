import { OPS } from "pdfjs-dist/legacy/build/pdf.min.mjs"

/** What a page's drawing operators say that its text doesn't. */
export interface Drawing {
  /** Letters drawn and letters laid invisibly over something, by pdf.js's name for the font. */
  letters: ReadonlyMap<string, { visible: number; invisible: number }>
  /** Whether it has a picture of 50 points by 50 or more. */
  hasPicture: boolean
}

/** Text rendering modes that draw nothing: invisible, and clipping only (PDF 32000-1, table 106). */
const INVISIBLE_MODES = [3, 7]

const PICTURE_AREA = 50 * 50

interface TextState {
  font: string
  mode: number
}

/** A picture is a square of one unit that a matrix makes as big as it's shown. pdf.js leaves the picture out, and keeps the matrix. */
const isPictureMatrix = ([a = 0, b = 0, c = 0, d = 0]: readonly number[]): boolean =>
  Math.abs(a * d - b * c) >= PICTURE_AREA

/** Goes through the operators that a page is drawn by. */
export function readDrawing({
  fnArray,
  argsArray,
}: {
  fnArray: readonly number[]
  argsArray: readonly unknown[]
}): Drawing {
  const letters = new Map<string, { visible: number; invisible: number }>()
  const saves: TextState[] = []
  let state: TextState = { font: "", mode: 0 }
  let hasPicture = false
  const steps: Record<number, (args: readonly unknown[]) => void> = {
    [OPS.save]: () => saves.push(state),
    [OPS.restore]: () => (state = saves.pop() ?? state),
    [OPS.paintFormXObjectBegin]: () => saves.push(state),
    [OPS.paintFormXObjectEnd]: () => (state = saves.pop() ?? state),
    [OPS.setFont]: ([font]) => (state = { ...state, font: String(font) }),
    [OPS.setTextRenderingMode]: ([mode]) => (state = { ...state, mode: Number(mode) }),
    [OPS.transform]: args => (hasPicture ||= isPictureMatrix(args as number[])),
    [OPS.showText]: ([glyphs]) => {
      const count = letters.get(state.font) ?? { visible: 0, invisible: 0 }
      count[INVISIBLE_MODES.includes(state.mode) ? "invisible" : "visible"] += (glyphs as unknown[]).length
      letters.set(state.font, count)
    },
  }
  fnArray.forEach((fn, at) => steps[fn]?.((argsArray[at] ?? []) as readonly unknown[]))
  return { letters, hasPicture }
}
