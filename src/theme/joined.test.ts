import { joined } from "./joined"

test("opposite sides with the same value are one declaration, and so is a line with its colour", () => {
  expect(joined({ paddingLeft: 8, paddingRight: 8, marginTop: 0, marginBottom: 0 })).toEqual({
    paddingInline: 8,
    marginBlock: 0,
  })
  expect(joined({ border: "1px solid", borderColor: "var(--border)" })).toEqual({
    border: "1px solid var(--border)",
  })
})

test.each([
  ["sides with different values", { paddingLeft: 8, paddingRight: 4 }],
  ["sides with another declaration between them", { paddingLeft: 8, padding: 0, paddingRight: 8 }],
  ["a line of one side, whose colour is that of all sides", { borderTop: "1px solid", borderColor: "red" }],
  ["no line, which needs no colour", { border: 0, borderColor: "red" }],
  ["a colour for each side", { border: "1px solid", borderColor: "red blue" }],
])("%s stay as they are, in their order", (_, declarations) => {
  expect(Object.entries(joined(declarations))).toEqual(Object.entries(declarations))
})

test("what isn't joined keeps its place", () => {
  expect(Object.keys(joined({ color: "red", marginLeft: "auto", marginRight: "auto", display: "grid" }))).toEqual([
    "color",
    "marginInline",
    "display",
  ])
})
