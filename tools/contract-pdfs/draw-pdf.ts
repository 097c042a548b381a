import {
  PDFDocument,
  type PDFField,
  type PDFFont,
  type PDFPage,
  PDFName,
  PDFString,
  StandardFonts,
} from "@cantoo/pdf-lib"

/** A4 in points. */
const [WIDTH, HEIGHT] = [595, 842]

/** When each PDF says it was made. */
export const FIXED_DAY = new Date(Date.UTC(2026, 0, 1))

export interface Draft {
  doc: PDFDocument
  font: PDFFont
  addPage: () => PDFPage
}

/** Draws a PDF. The same drawing makes the same bytes. */
export async function drawPdf(draw: (draft: Draft) => Promise<void> | void): Promise<PDFDocument> {
  const doc = await PDFDocument.create({ updateMetadata: false })
  doc.setCreationDate(FIXED_DAY)
  doc.setModificationDate(FIXED_DAY)
  const font = await doc.embedFont(StandardFonts.Helvetica)
  await draw({ doc, font, addPage: () => doc.addPage([WIDTH, HEIGHT]) })
  return doc
}

export type Row = readonly (readonly [x: number, text: string])[]

/** Writes rows of cells from the top, 16 points apart. Returns the baseline of the last, from the bottom. */
export function writeRows(
  page: PDFPage,
  rows: readonly Row[],
  { font, top = 780 }: { font: PDFFont; top?: number },
): void {
  rows.forEach((row, at) => {
    for (const [x, text] of row) page.drawText(text, { x, y: top - at * 16, size: 10, font })
  })
}

const SENTENCES = [
  "The buyer must pay the deposit to the agent on the day that this contract is made.",
  "If the seller asks for it in writing, the buyer must show how the rest of the price is to be paid.",
  "Each side pays for the searches that it orders, and for the copies that it asks for.",
  "The keys are handed over at the office of the agent when the balance has been paid.",
  "Rates and water are shared between the two sides by the days of the year that each of them owns the land.",
]

/** Invented conditions, cut into lines of about `letters` letters. */
export function writeConditions(letters: number, lineCount: number, from = 0): string[] {
  const lines: string[] = []
  let line = ""
  for (let at = from; lines.length < lineCount; at++)
    for (const word of (SENTENCES[at % SENTENCES.length] ?? "").split(" ")) {
      if (line.length + word.length < letters) line += (line && " ") + word
      else {
        lines.push(line)
        line = word
      }
    }
  return lines.slice(0, lineCount)
}

/** Adds a font without a font file to a page, by its entries in the PDF. Text in it is written as operators. */
export function addRawFont(page: PDFPage, name: string, entries: Record<string, unknown>): void {
  const { context } = page.doc
  page.node.setFontDictionary(PDFName.of(name), context.register(context.obj({ Type: "Font", ...entries } as never)))
}

/** Adds operators to a page as they stand in the file. */
export function addOperators(page: PDFPage, operators: string): void {
  const { context } = page.doc
  page.node.addContentStream(context.register(context.flateStream(operators)))
}

/** Says which characters the codes of a font are. @param codes Each code with its character. */
export function registerToUnicode({ doc }: PDFPage, codes: readonly (readonly [code: string, character: string])[]) {
  const hex = (character: string) => character.charCodeAt(0).toString(16).padStart(4, "0")
  const lines = codes.map(([code, character]) => `<${code}> <${hex(character)}>`)
  const map = [
    "/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def",
    `1 begincodespacerange <${"0".repeat(codes[0]?.[0].length ?? 2)}> <${"F".repeat(codes[0]?.[0].length ?? 2)}> endcodespacerange`,
    `${lines.length} beginbfchar ${lines.join("\n")} endbfchar`,
    "endcmap CMapName currentdict /CMap defineresource pop end end",
  ]
  return doc.context.register(doc.context.flateStream(map.join("\n")))
}

/** Draws a grey picture from the bottom left of a page. @param size In points. */
export function drawPicture(page: PDFPage, [width, height]: readonly [width: number, height: number]): void {
  const { context } = page.doc
  const grey = Uint8Array.from({ length: 60 * 85 }, (_, at) => (at * 7919) % 256)
  const size = { Width: 60, Height: 85, ColorSpace: "DeviceGray", BitsPerComponent: 8 }
  const picture = context.register(context.flateStream(grey, { Type: "XObject", Subtype: "Image", ...size }))
  addOperators(page, `q ${width} 0 0 ${height} 0 0 cm ${page.node.newXObject("Im", picture)} Do Q`)
}

/** Puts a note, a drawing or a stamp on a page. @param entries What its kind needs, as in the PDF. */
export function annotate(
  page: PDFPage,
  Subtype: string,
  [x, y]: readonly [x: number, y: number],
  entries: Record<string, unknown>,
): void {
  const { context } = page.doc
  const Rect = [x, y, x + 200, y + 14]
  page.node.addAnnot(context.register(context.obj({ Type: "Annot", Subtype, Rect, F: 4, ...entries } as never)))
}

/** A field's value goes, and what it shows stays. */
export const emptyValue = ({ acroField }: PDFField): void => acroField.dict.set(PDFName.of("V"), PDFString.of(""))
