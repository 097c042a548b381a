import type { PDFPageProxy } from "pdfjs-dist"
import type { ContractPage } from "../../domain/own-contract/pages"
import { type Drawing, readDrawing } from "./operators"
import { type Annotation, readFields } from "./page-fields"
import { buildLines } from "./page-lines"
import { type Matrix, type TextItem, placeItems, turnPage } from "./page-pieces"
import { classifyPage } from "./page-reading"
import { couldBeSymbols, isSymbolFont } from "./ticks"

/** What's known of a file's fonts, by pdf.js's names for them. */
export interface KnownFonts {
  /** The fonts' own names, of those that are made of symbols. */
  symbols: Map<string, string>
  /** Whether each font was ever laid invisibly over something. */
  isInvisible: Map<string, boolean>
}

export const createKnownFonts = (): KnownFonts => ({ symbols: new Map(), isInvisible: new Map() })

/** A scanner's text has a size of its own for each line. */
const SIZES_OF_A_SCAN = 8

const countLetters = (items: readonly TextItem[]): number =>
  items.reduce((sum, { str }) => sum + str.replace(/\s/g, "").length, 0)

/**
 * Whether a page's drawing operators are needed, which take as long as its text: for its fonts' first page, for pages that could
 * be a scanner's text, and for those that could be a picture.
 */
function needsDrawing(items: readonly TextItem[], { isInvisible }: KnownFonts): boolean {
  if (countLetters(items) < 20) return true
  const fonts = new Set(items.map(({ fontName }) => fontName))
  const sizes = new Set(items.map(({ height }) => Math.round(height * 2)))
  return sizes.size > SIZES_OF_A_SCAN || [...fonts].some(font => isInvisible.get(font) ?? true)
}

function learnFonts(page: PDFPageProxy, items: readonly TextItem[], { letters }: Drawing, fonts: KnownFonts): void {
  for (const [font, { invisible }] of letters) {
    fonts.isInvisible.set(font, invisible > 0 || (fonts.isInvisible.get(font) ?? false))
    const { name } = (page.commonObjs.has(font) ? page.commonObjs.get(font) : {}) as { name?: string }
    const texts = items.filter(({ fontName }) => fontName === font).map(({ str }) => str)
    if (name && isSymbolFont(name) && couldBeSymbols(texts)) fonts.symbols.set(font, name)
  }
}

/** Whether most of a page's letters are invisible, as over the picture of a scanned page. */
function isMostlyInvisible({ letters }: Drawing): boolean {
  const counts = [...letters.values()]
  const [visible, invisible] = [counts.reduce((n, c) => n + c.visible, 0), counts.reduce((n, c) => n + c.invisible, 0)]
  return invisible > visible
}

const NO_DRAWING: Drawing = { letters: new Map(), hasPicture: false }

async function readPageDrawing(page: PDFPageProxy): Promise<Drawing> {
  // 0 leaves form fields and notes out.
  return readDrawing(await page.getOperatorList({ annotationMode: 0 }))
}

/** Reads one page's lines, and whether they can be relied on. Nothing of it is drawn. */
export async function readPage(page: PDFPageProxy, fonts: KnownFonts): Promise<ContractPage> {
  const { items: all } = await page.getTextContent({ disableNormalization: true })
  const items = all.filter((item): item is typeof item & TextItem => "str" in item && item.str.trim() !== "")
  const annotations = (await page.getAnnotations({ intent: "display" })) as Annotation[]
  const drawing = needsDrawing(items, fonts) ? await readPageDrawing(page) : NO_DRAWING
  learnFonts(page, items, drawing, fonts)
  const viewport = page.getViewport({ scale: 1 })
  const { toRead, size } = turnPage(items, viewport.transform as unknown as Matrix, viewport)
  const isScannersText = isMostlyInvisible(drawing)
  const source = isScannersText ? "scan" : "print"
  const prints = placeItems(items, toRead, { symbolFonts: fonts.symbols, source })
  const { pieces, hasMarks, hasHiddenValues } = readFields(annotations, toRead, prints)
  const lines = buildLines([...prints, ...pieces], size.width)
  const reading = classifyPage(lines, { isScannersText, hasPicture: drawing.hasPicture })
  return { number: page.pageNumber, ...size, lines, reading, hasMarks, hasHiddenValues }
}
