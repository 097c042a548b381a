import { degrees } from "@cantoo/pdf-lib"
import {
  addOperators,
  addRawFont,
  drawPdf,
  registerToUnicode,
  drawPicture,
  writeConditions,
  writeRows,
} from "./draw-pdf"

const lines = (texts: readonly string[], x = 50) => texts.map(text => [[x, text]] as const)

/** A page of conditions in two columns under a title, and one of labels with values, which is one column. */
export const drawTwoColumns = () =>
  drawPdf(({ font, addPage }) => {
    const columns = addPage()
    writeRows(
      columns,
      [[[50, "General conditions of this contract of sale, as the seller and the buyer agreed to them"]]],
      { font },
    )
    writeRows(columns, lines(writeConditions(46, 30)), { font, top: 740 })
    writeRows(columns, lines(writeConditions(46, 30, 2), 320), { font, top: 735 })
    const table = addPage()
    const labels = [
      "Seller",
      "Buyer",
      "Land",
      "Price",
      "Deposit",
      "Balance",
      "Settlement",
      "Agent",
      "Title",
      "Plan",
      "Lot",
      "Area",
    ]
    writeRows(
      table,
      labels.map(
        (label, at) =>
          [
            [50, label],
            [320, `value ${at + 1} of the table`],
          ] as const,
      ),
      { font },
    )
  })

/** A page that a viewer turns, a page whose text runs upwards, and a page with a draft's watermark. */
export const drawTurned = () =>
  drawPdf(({ font, addPage }) => {
    const turned = addPage()
    turned.setRotation(degrees(90))
    const write = (page: typeof turned, text: string, x: number) =>
      page.drawText(text, { x, y: 100, size: 10, font, rotate: degrees(90) })
    write(turned, "First line of the page that is turned", 60)
    write(turned, "Second line of the page", 80)
    const sideways = addPage()
    write(sideways, "First line that runs upwards", 60)
    write(sideways, "Second line that runs upwards", 80)
    const draft = addPage()
    writeRows(draft, lines(writeConditions(80, 20)), { font })
    draft.drawText("DRAFT", { x: 150, y: 300, size: 90, font, rotate: degrees(45), opacity: 0.2 })
  })

/** Ligatures, a hyphen that only shows at a line's end, and wide spaces. */
export const drawLigatures = () =>
  drawPdf(({ addPage }) => {
    const page = addPage()
    const ToUnicode = registerToUnicode(page, [
      ["01", "\uFB01"],
      ["02", "\uFB00"],
      ["03", "\u00AD"],
    ])
    const Encoding = { BaseEncoding: "WinAnsiEncoding", Differences: [1, "fi", "ff", "hyphen"] }
    addRawFont(page, "F9", { Subtype: "Type1", BaseFont: "Helvetica", Encoding, ToUnicode })
    addOperators(page, "BT /F9 10 Tf 50 700 Td (The of\\001ce is clo\\003sed on the day of the o\\002er.) Tj ET")
  })

const ALPHABET = "abcdefghijklmnopqrstuvwxyz"

/** Pages with letters that come out wrong: codes without letters, private letters, and letters of other letters. */
export const drawGarbled = () =>
  drawPdf(({ addPage }) => {
    const text = writeConditions(80, 20)
      .join(" ")
      .toLowerCase()
      .replace(/[^a-z ]/g, "")
    const hex = (shift: number) =>
      [...text].map(letter => (letter.charCodeAt(0) + shift).toString(16).padStart(4, "0")).join("")
    const addWrongPage = (shift: number, getCharacter?: (letter: string, at: number) => string) => {
      const page = addPage()
      const codes = [...ALPHABET].map(
        (letter, at) =>
          [(letter.charCodeAt(0) + shift).toString(16).padStart(4, "0"), getCharacter?.(letter, at) ?? ""] as const,
      )
      const CIDSystemInfo = { Registry: "Adobe", Ordering: "Identity", Supplement: 0 }
      const font = { Type: "Font", Subtype: "CIDFontType2", BaseFont: "AAAAAA+Invented", CIDSystemInfo, DW: 500 }
      addRawFont(page, "F9", {
        Subtype: "Type0",
        BaseFont: "AAAAAA+Invented",
        Encoding: "Identity-H",
        DescendantFonts: [font],
        ...(getCharacter && {
          ToUnicode: registerToUnicode(page, [...codes, [(32 + shift).toString(16).padStart(4, "0"), " "]]),
        }),
      })
      addOperators(
        page,
        `BT /F9 8 Tf 12 TL 40 780 Td ${hex(shift)
          .match(/.{1,360}/g)
          ?.map(line => `<${line}> Tj T*`)
          .join(" ")} ET`,
      )
    }
    addWrongPage(-29)
    addWrongPage(0, (_, at) => String.fromCharCode(0xe000 + at))
    addWrongPage(0, (_, at) => ALPHABET[(at + 7) % 26] ?? "")
  })

/** Pages of a scan: with a scanner's text and without; then a page with a logo, one that's empty and one of a few words. */
export const drawScan = () =>
  drawPdf(({ font, addPage }) => {
    const withText = addPage()
    drawPicture(withText, [595, 842])
    addRawFont(withText, "F9", { Subtype: "Type1", BaseFont: "Courier" })
    addOperators(
      withText,
      `BT 3 Tr /F9 11 Tf 13 TL 50 780 Td ${writeConditions(70, 20)
        .map(line => `(${line}) Tj T*`)
        .join(" ")} ET`,
    )
    drawPicture(addPage(), [595, 842])
    const withLogo = addPage()
    drawPicture(withLogo, [90, 60])
    writeRows(withLogo, lines(writeConditions(80, 20)), { font })
    addPage()
    writeRows(addPage(), lines(["Page 5"]), { font })
  })

/** 150 pages of conditions. */
export const drawLong = () =>
  drawPdf(({ font, addPage }) => {
    for (let page = 0; page < 150; page++)
      writeRows(addPage(), [[[50, `Page ${page + 1} of the conditions`]], ...lines(writeConditions(95, 44, page))], {
        font,
      })
  })
