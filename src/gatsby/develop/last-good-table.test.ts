import { readFixtureContent } from "../../testing/content-lines"
import { createTemporaryFolder } from "../../testing/build-folder"
import { readLastValidFigureTable, TABLES } from "./last-good-table"

const text = readFixtureContent("fees/_example.json")

test("a table that went wrong stays as it was when it was last right", () => {
  const content = createTemporaryFolder({ "fees/our-fees-qld.json": text })
  const right = JSON.parse(text)
  expect(readLastValidFigureTable(text, content)).toEqual(right)
  for (const wrong of [text.replace('"state": "QLD",', '"state": "QLD"'), text.replace("1250", '"a lot"')])
    expect(readLastValidFigureTable(wrong, content)).toEqual(right)
  const dearer = text.replace("1250", "1300")
  expect(readLastValidFigureTable(dearer, content)).toEqual(JSON.parse(dearer))
})

test("a file that names no table of the content is read as it is", () => {
  expect(readLastValidFigureTable('{ "a": 1 }')).toEqual({ a: 1 })
  expect(() => readLastValidFigureTable("{ a: 1 }")).toThrow(SyntaxError)
})

test("only tables of figures are read so", () => {
  expect(TABLES.test("/site/content/rates/searches-vic.json")).toBe(true)
  expect(TABLES.test("/site/package.json")).toBe(false)
})
