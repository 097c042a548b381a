import { readFixtureContent } from "../testing/content-lines"
import { findFieldLineNumber, addProblemLines } from "./field-lines"
import { formatProblem } from "./read-content"

// These line numbers were counted by hand in the example files.
test.each([
  ["places/_example.yaml", "name", 2],
  ["places/_example.yaml", "considerations 2, check", 28],
  ["places/_example.yaml", "considerations 1, source, url", 25],
  ["places/_example.yaml", "considerations 2, source", 27],
  ["places/_example.yaml", "example, price", 36],
  ["places/_example.yaml", "motto", null],
  ["pages/_example.mdx", "lead", 6],
  ["pages/_example.mdx", "sources 1, checked", 15],
  ["fees/_example.json", "periods 1, source, url", 26],
])("in %s the field %s is in line %s", (file, field, line) => {
  expect(findFieldLineNumber(readFixtureContent(file), field)).toBe(line)
})

test("a problem of a field is told with its line, and one in a text of a field with the line of the file", () => {
  const text = readFixtureContent("partners/_example.mdx")
  const lines = addProblemLines(
    [
      { file: "partners/x.mdx", where: "palette", message: "one of ink" },
      { file: "partners/x.mdx", where: "collectionStatement, text, line 7", message: "a link" },
      { file: "partners/x.mdx", where: "line 3", message: "bold" },
      { file: "pictures/x.png", where: "file", message: "name it" },
    ],
    file => (file === "partners/x.mdx" ? text : null),
  )
  expect(lines.map(formatProblem)).toEqual([
    "content/partners/x.mdx: line 11, palette: one of ink",
    "content/partners/x.mdx: line 31: a link",
    "content/partners/x.mdx: line 3: bold",
    "content/pictures/x.png: file: name it",
  ])
})
