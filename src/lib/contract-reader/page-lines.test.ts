import type { PageLine } from "../../domain/own-contract/pages"
import { buildLines } from "./page-lines"
import type { Piece } from "./page-pieces"
import { classifyPage } from "./page-reading"

/** Text of letters 5 points wide, as those of 10 points are on average. */
const piece = (text: string, left: number, baseline: number, more: Partial<Piece> = {}): Piece => ({
  text,
  left,
  right: left + text.length * 5,
  baseline,
  height: 10,
  source: "print",
  isAlone: false,
  ...more,
})

const listRows = (pieces: Piece[]) => buildLines(pieces, 595).map(({ cells }) => cells.map(({ text }) => text))

describe("lines", () => {
  test("pieces of one line are sorted and joined, and a gap of more than 2.5 letters ends a cell", () => {
    const value = piece("$650,000", 100, 101)
    expect(listRows([value, piece("Price:", 20, 100), piece("GST", 63, 100)])).toEqual([["Price:", "GST", "$650,000"]])
    expect(listRows([piece("Price", 20, 100), piece("GST", 57, 100)])).toEqual([["Price GST"]])
    expect(listRows([piece("Pr", 20, 100), piece("ice", 30.5, 100)])).toEqual([["Price"]])
  })

  test("a raised letter is in its line, and the line below isn't", () => {
    const raised = piece("st", 25, 96.5, { height: 6 })
    expect(listRows([piece("1", 20, 100), raised, piece("day", 40, 100), piece("next", 20, 112)])).toEqual([
      ["1st day"],
      ["next"],
    ])
  })

  test("bold text that's drawn as the same text twice is read once", () => {
    expect(listRows([piece("PRICE", 20, 100), piece("PRICE", 20.4, 100)])).toEqual([["PRICE"]])
  })

  test("a field is never joined to what's printed around it", () => {
    const field = piece("14", 55, 100, { source: "field", isAlone: true })
    expect(listRows([piece("within", 20, 100), field, piece("days", 67, 100)])).toEqual([["within", "14", "days"]])
  })

  test("an X that stands alone is a tick, and one in a word isn't", () => {
    expect(listRows([piece("X", 20, 100), piece("Lot X", 100, 100)])).toEqual([["☒", "Lot X"]])
  })
})

describe("whether a page can be relied on", () => {
  const read = (text: string) => {
    const cell = { text, left: 0, right: 0, source: "print" as const }
    const lines: PageLine[] = [{ cells: [cell], baseline: 0, height: 10, column: 0 }]
    return classifyPage(lines, { isScannersText: false, hasPicture: false })
  }

  // Article 1 of the Universal Declaration of Human Rights, in three languages.
  test.each([
    [
      "English",
      "All human beings are born free and equal in dignity and rights. They are endowed with reason and conscience and should act towards one another in a spirit of brotherhood.",
      "text",
    ],
    [
      "Italian",
      "Tutti gli esseri umani nascono liberi ed eguali per dignità e diritti. Essi sono dotati di ragione e di coscienza e devono agire gli uni verso gli altri con spirito di fratellanza.",
      "garbled",
    ],
    [
      "Vietnamese",
      "Tất cả mọi người sinh ra đều được tự do và bình đẳng về nhân phẩm và quyền lợi. Mọi con người đều được tạo hóa ban cho lý trí và lương tâm và cần phải đối xử với nhau trong tình bằng hữu.",
      "garbled",
    ],
  ])("%s", (_, text, reading) => {
    expect(read(Array(4).fill(text).join(" "))).toBe(reading)
  })

  test("a page of labels has too few words for that", () => {
    expect(read("Vendor Purchaser Land Price Deposit Balance Contract date Vendor's agent")).toBe("text")
  })

  test("one wrong letter in twenty is still read, two aren't", () => {
    expect(read("abcdefghijklmnopqrs\uE001")).toBe("text")
    expect(read("abcdefghijklmnopqr\uFFFD\uE001")).toBe("garbled")
  })
})
