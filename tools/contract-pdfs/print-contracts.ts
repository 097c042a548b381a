import { chromium } from "@playwright/test"
import { PDFDocument, type PDFPage, StandardFonts } from "@cantoo/pdf-lib"
import type { FilledContract } from "../../src/harness/contracts/contract-data"
import { renderContract } from "../../src/harness/contracts/render-contract"
import { type PlacedPage, toContractPages } from "../../src/harness/contracts/to-contract-pages"
import { BROWSER_ARGS, findOrInstallBrowser } from "../browser"
import { FIXED_DAY, addOperators, addRawFont, annotate, drawPicture, emptyValue } from "./draw-pdf"

const listCells = ({ lines }: PlacedPage, source: "field" | "scan") =>
  lines.flatMap(({ cells, ...line }) =>
    cells.filter(cell => cell.source === source).map(cell => ({ ...line, ...cell })),
  )

/** Fields are as high as their letters and a border, which fits between two lines. */
function addFields(doc: PDFDocument, page: PDFPage, data: PlacedPage): void {
  const form = doc.getForm()
  listCells(data, "field").forEach(({ text, left, right, baseline, height }, at) => {
    const field = form.createTextField(`${data.number}-${at}`)
    if (text) field.setText(text)
    const y = data.height - baseline - 0.25 * height
    field.addToPage(page, { x: left, y, width: right - left, height: height * 1.2, borderWidth: 0 })
  })
}

/** A picture with a scanner's text over it, in letters that aren't drawn. */
function addScan(page: PDFPage, data: PlacedPage): void {
  drawPicture(page, [data.width, data.height])
  addRawFont(page, "F9", { Subtype: "Type1", BaseFont: "Helvetica", Encoding: "WinAnsiEncoding" })
  const operators = listCells(data, "scan").map(
    ({ text, left, baseline, height }) =>
      `/F9 ${height} Tf 1 0 0 1 ${left} ${data.height - baseline} Tm (${text.replace(/[()\\]/g, "\\$&")}) Tj`,
  )
  addOperators(page, `BT 3 Tr ${operators.join("\n")} ET`)
}

/** Adds to a printed contract what no browser prints: form fields, scans, a field that shows what its value doesn't say, a signature. */
async function addWhatIsNotPrinted(pdf: Uint8Array, contract: FilledContract): Promise<Uint8Array> {
  const doc = await PDFDocument.load(pdf, { updateMetadata: false })
  doc.setCreationDate(FIXED_DAY)
  doc.setModificationDate(FIXED_DAY)
  const form = doc.getForm()
  toContractPages(contract).forEach((data, at) => {
    const page = doc.getPage(at)
    addFields(doc, page, data)
    if (data.reading === "scan") addScan(page, data)
    if (data.hasMarks) annotate(page, "Ink", [300, 90], { InkList: [[300, 90, 330, 100, 370, 94]] })
    if (!data.hasHiddenValues) return
    const field = form.createTextField(`hidden-${data.number}`)
    field.setText("shown")
    field.addToPage(page, { x: 500, y: 20, width: 60, height: 12, borderWidth: 0 })
  })
  form.updateFieldAppearances(await doc.embedFont(StandardFonts.Helvetica))
  for (const field of form.getFields()) if (field.getName().startsWith("hidden")) emptyValue(field)
  return doc.save({ updateFieldAppearances: false })
}

/** Prints contracts that are written as data, as a browser would. @param onPdf Gets each by the contract's name. */
export async function printContracts(
  contracts: readonly FilledContract[],
  onPdf: (name: string, pdf: Uint8Array) => void | Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({ executablePath: await findOrInstallBrowser(), args: BROWSER_ARGS })
  try {
    const page = await browser.newPage()
    for (const contract of contracts) {
      await page.setContent(renderContract(contract))
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
      await onPdf(contract.name, await addWhatIsNotPrinted(pdf, contract))
    }
  } finally {
    await browser.close()
  }
}
