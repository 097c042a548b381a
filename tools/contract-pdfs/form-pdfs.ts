import { type PDFForm, type PDFPage, PDFString, StandardFonts } from "@cantoo/pdf-lib"
import { addOperators, addRawFont, annotate, drawPdf, emptyValue, type Draft, writeRows } from "./draw-pdf"

const LABELS = ["Seller", "Buyer", "Price", "Deposit", "Finance", "Pool", "Tenant", "Inspection", "", "State"]

function addFields(form: PDFForm, page: PDFPage): void {
  const at = (row: number, width = 200) => ({ x: 200, y: 780 - row * 16 - 4, width, height: 14, borderWidth: 0 })
  const addText = (name: string, row: number, value?: string) => {
    const field = form.createTextField(name)
    if (value) field.setText(value)
    field.addToPage(page, at(row))
    return field
  }
  addText("seller", 0, "Marlow Fenwick Ashdown")
  addText("buyer", 1)
  addText("price", 2, "$742,500")
  const deposit = addText("deposit", 3, "$74,250")
  const finance = form.createCheckBox("finance")
  finance.addToPage(page, at(4, 12))
  finance.check()
  form.createCheckBox("pool").addToPage(page, at(5, 12))
  const tenant = form.createRadioGroup("tenant")
  tenant.addOptionToPage("yes", page, at(6, 12))
  tenant.addOptionToPage("no", page, { ...at(6, 12), x: 260 })
  tenant.select("no")
  const inspection = form.createTextField("inspection")
  inspection.enableMultiline()
  inspection.setText("14 days from\nthe contract date")
  inspection.addToPage(page, { ...at(7), y: 780 - 8 * 16 - 4, height: 30 })
  const state = form.createDropdown("state")
  state.addOptions(["Victoria", "Queensland"])
  state.select("Queensland")
  state.addToPage(page, at(9))
  form.updateFieldAppearances()
  emptyValue(deposit)
}

const drawForm = ({ doc, font, addPage }: Draft): void => {
  const page = addPage()
  writeRows(
    page,
    LABELS.map(label => [[50, label]] as const),
    { font },
  )
  addFields(doc.getForm(), page)
}

/** A form with fields that are filled in, empty, ticked, and one whose value doesn't say what it shows. */
export const drawFields = () => drawPdf(drawForm)

/** The same form, printed into the page. */
export const drawFlattened = () =>
  drawPdf(draft => {
    drawForm(draft)
    draft.doc.getForm().flatten()
  })

/** A typed note beside a label, then a page with a line drawn by hand, and a page with a stamp. */
export const drawNotes = () =>
  drawPdf(({ font, addPage }) => {
    const note = addPage()
    writeRows(note, [[[50, "Settlement date that the seller and the buyer agreed"]]], { font })
    annotate(note, "FreeText", [320, 776], {
      Contents: PDFString.of("24 August 2027"),
      DA: PDFString.of("/Helv 10 Tf 0 g"),
    })
    annotate(note, "FreeText", [320, 700], {
      Contents: PDFString.of("nobody sees this"),
      DA: PDFString.of("/Helv 10 Tf 0 g"),
      F: 2,
    })
    const ink = addPage()
    writeRows(ink, [[[50, "A page that someone drew on by hand"]]], { font })
    annotate(ink, "Ink", [50, 600], { InkList: [[50, 600, 80, 610, 120, 604]] })
    const stamp = addPage()
    writeRows(stamp, [[[50, "A page that someone stamped as settled"]]], { font })
    annotate(stamp, "Stamp", [50, 600], { Name: "Approved" })
  })

/** Ticks and boxes of symbol fonts, and those that someone typed. */
export const drawTicks = () =>
  drawPdf(async ({ doc, font, addPage }) => {
    const page = addPage()
    const dingbats = await doc.embedFont(StandardFonts.ZapfDingbats)
    writeRows(
      page,
      ["Smoke alarms", "Pool", "Tenant", "Margin scheme", "Land tax", "Deposit bond"].map(
        label => [[50, label]] as const,
      ),
      { font },
    )
    page.drawText("✔", { x: 200, y: 780, size: 10, font: dingbats })
    page.drawText("yes", { x: 215, y: 780, size: 10, font })
    page.drawText("❏", { x: 300, y: 780, size: 10, font: dingbats })
    page.drawText("no", { x: 315, y: 780, size: 10, font })
    addRawFont(page, "F9", { Subtype: "TrueType", BaseFont: "Wingdings" })
    addOperators(page, "BT /F9 10 Tf 200 764 Td (o) Tj 100 0 Td (\\376) Tj ET")
    page.drawText("X", { x: 300, y: 748, size: 10, font })
    page.drawText("[ ] yes   [X] no", { x: 200, y: 732, size: 10, font })
    page.drawText("4 per year", { x: 200, y: 716, size: 10, font })
    page.drawText("o", { x: 200, y: 700, size: 10, font })
  })
