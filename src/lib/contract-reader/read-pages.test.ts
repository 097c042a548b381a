import { readFileSync } from "node:fs"
import type { ContractPage, PageLine } from "../../domain/own-contract/pages"
import { readPdf } from "../../testing/contracts/read-pdf"

// What's in these files is written in `tools/contract-pdfs`, whose command draws them.
const readFile = (name: string) => new Uint8Array(readFileSync(`src/testing/contracts/pdf/${name}.pdf`))

const read = (name: string, passwords?: string[]) => readPdf(readFile(name), passwords)

async function readOnly(name: string): Promise<ContractPage> {
  const [page, ...others] = await read(name)
  if (!page || others.length > 0) throw new Error(`${name}.pdf has more than one page`)
  return page
}

const listTexts = ({ cells }: PageLine): string[] => cells.map(({ text }) => text)
const listRows = ({ lines }: ContractPage): string[][] => lines.map(listTexts)
const joinColumn = ({ lines }: ContractPage, column: 0 | 1): string =>
  lines
    .filter(line => line.column === column)
    .map(line => listTexts(line).join(" "))
    .join(" ")

describe("form fields", () => {
  test("a filled-in form has its values beside its labels, ticks included", async () => {
    const page = await readOnly("fields")
    expect(listRows(page)).toEqual([
      ["Seller", "Marlow Fenwick Ashdown"],
      ["Buyer", ""],
      ["Price", "$742,500"],
      ["Deposit", ""],
      ["Finance", "☒"],
      ["Pool", "☐"],
      ["Tenant", "☐", "☒"],
      ["Inspection", "14 days from"],
      ["the contract date"],
      ["State", "Queensland"],
    ])
    expect(page.lines[0]?.cells.map(({ source }) => source)).toEqual(["print", "field"])
  })

  test("a field that shows what its value doesn't say is told of", async () => {
    expect((await readOnly("fields")).hasHiddenValues).toBe(true)
  })

  test("the same form, printed, has its values as print", async () => {
    const page = await readOnly("flattened")
    expect(page.hasHiddenValues).toBe(false)
    expect(listRows(page)).toContainEqual(["Seller", "Marlow Fenwick Ashdown"])
    expect(listRows(page)).toContainEqual(["Deposit", "$74,250"])
    expect(page.lines.flatMap(({ cells }) => cells).filter(({ source }) => source !== "print")).toEqual([])
  })
})

test("a typed note counts as filled in, a hidden one doesn't, and what's drawn or stamped is told of", async () => {
  const [note, ink, stamp] = await read("notes")
  expect(note && listRows(note)).toEqual([["Settlement date that the seller and the buyer agreed", "24 August 2027"]])
  expect(note?.lines[0]?.cells[1]?.source).toBe("field")
  expect([note, ink, stamp].map(page => page?.hasMarks)).toEqual([false, true, true])
})

test("ticks of symbol fonts and typed ones are ticks, and the same letters in other fonts aren't", async () => {
  expect(listRows(await readOnly("ticks"))).toEqual([
    ["Smoke alarms", "☒", "yes", "☐", "no"],
    ["Pool", "☐", "☒"],
    ["Tenant", "☒"],
    ["Margin scheme", "☐", "yes", "☒", "no"],
    ["Land tax", "4 per year"],
    ["Deposit bond", "o"],
  ])
})

test("two columns are read one after the other, and a table row by row", async () => {
  const [columns, table] = await read("two-columns")
  if (!columns || !table) throw new Error("a page is missing")
  const title = "General conditions of this contract of sale, as the seller and the buyer agreed to them"
  expect(joinColumn(columns, 0)).toMatch(
    new RegExp(`^${title} The buyer must pay the deposit to the agent on the day that this contract is made\\. If`),
  )
  expect(joinColumn(columns, 1)).toMatch(/^Each side pays for the searches that it orders, and for the copies/)
  expect(columns.lines.map(({ column }) => column)).toEqual([...Array(31).fill(0), ...Array(30).fill(1)])
  expect(listRows(table)[0]).toEqual(["Seller", "value 1 of the table"])
  expect(joinColumn(table, 1)).toBe("")
})

test("turned pages are read as they're meant to be, and a watermark is a line of its own", async () => {
  const [turned, sideways, draft] = await read("turned")
  for (const page of [turned, sideways]) expect(page).toMatchObject({ width: 842, height: 595 })
  expect(turned && listRows(turned)).toEqual([["First line of the page that is turned"], ["Second line of the page"]])
  expect(sideways && listRows(sideways)).toEqual([["First line that runs upwards"], ["Second line that runs upwards"]])
  expect(draft && listRows(draft)).toContainEqual(["DRAFT"])
})

test("ligatures become letters, and hyphens that only show at a line's end go", async () => {
  expect(listRows(await readOnly("ligatures"))).toEqual([["The office is closed on the day of the offer."]])
})

test("letters that come out wrong make a page unreadable", async () => {
  expect((await read("garbled")).map(({ reading }) => reading)).toEqual(["garbled", "garbled", "garbled"])
})

test("a picture is a scan, with or without a scanner's text, and a page with a logo isn't", async () => {
  const pages = await read("scan")
  expect(pages.map(({ reading }) => reading)).toEqual(["scan", "scan", "text", "empty", "empty"])
  expect(new Set(pages[0]?.lines.flatMap(({ cells }) => cells.map(({ source }) => source)))).toEqual(new Set(["scan"]))
})

test("a long contract is read to its last page", async () => {
  const pages = await read("150-pages")
  expect(pages.map(page => listRows(page)[0]?.[0])).toEqual(
    Array.from({ length: 150 }, (_, at) => `Page ${at + 1} of the conditions`),
  )
})

describe("passwords", () => {
  test("one is asked for until it's right", async () => {
    const [page] = await read("with-password", ["wrong", "fenwick"])
    expect(page && listRows(page)[0]).toEqual(["Seller", "Marlow Fenwick Ashdown"])
  })

  test("without one, the file isn't read", async () => {
    await expect(read("with-password")).rejects.toMatchObject({ reason: "password" })
  })

  test("none is asked for if only changes are locked", async () => {
    const [page] = await read("locked-by-owner")
    expect(page && listRows(page)[2]).toEqual(["Price", "$742,500"])
  })
})

describe("files that can't be read", () => {
  test.each([
    ["a Word file", "PK\u0003\u0004 word/document.xml", "word-file"],
    ["a text", "Contract of sale", "not-a-pdf"],
    ["an empty file", "", "not-a-pdf"],
    ["only a PDF's first line", "%PDF-1.7\n", "broken"],
  ])("%s", async (_, text, reason) => {
    await expect(readPdf(new TextEncoder().encode(text))).rejects.toMatchObject({ reason })
  })

  test.each([
    ["cut-short", "broken"],
    ["401-pages", "too-many-pages"],
    ["object-stream-bomb", "broken"],
    ["deep-arrays", "broken"],
  ])("%s", async (name, reason) => {
    await expect(read(name)).rejects.toMatchObject({ reason })
  })
})

test.each(["broken-table", "claims-10000-pages", "draws-itself", "runs-scripts", "fields-in-a-circle", "20000-fields"])(
  "%s: its words are read all the same",
  async name => {
    expect(listRows(await readOnly(name))[0]).toEqual(["The seller sells the land to the buyer of it"])
  },
)

test.each(["pages-in-a-circle", "content-bomb"])("%s: an answer comes, with nothing in it", async name => {
  expect(await readOnly(name)).toMatchObject({ lines: [], reading: "empty" })
})
