import { restoreOrder, removeEmptyEntryFields } from "./tables"

test("a period without an end says so", () => {
  const periods = [
    { from: "2026-07-01", until: "2027-06-30" },
    { from: "2027-07-01", until: "" },
  ]
  expect(removeEmptyEntryFields({ periods, note: "" })).toEqual({
    periods: [
      { from: "2026-07-01", until: "2027-06-30" },
      { from: "2027-07-01", until: null },
    ],
  })
})

test("a table is saved in the order it had, and a new period in that of the one before", () => {
  const before = JSON.stringify({ items: { b: 1, a: 2 }, periods: [{ from: "x", amounts: { b: 1, a: 2 } }] })
  const after = JSON.stringify({
    periods: [
      { amounts: { a: 2, b: 1 }, from: "x" },
      { amounts: { c: 5, a: 4, b: 3 }, from: "y" },
    ],
    items: { a: 2, b: 1 },
  })
  expect(JSON.stringify(JSON.parse(restoreOrder(after, before)))).toBe(
    '{"items":{"b":1,"a":2},"periods":[{"from":"x","amounts":{"b":1,"a":2}},{"from":"y","amounts":{"b":3,"a":4,"c":5}}]}',
  )
})

const WRITTEN = {
  title: "Conveyancing",
  phone: "",
  state: null,
  index: false,
  stage: 0,
  picture: { file: "", alt: "" },
  nearby: [],
  sources: [{ name: "Test Office", url: "" }],
}
const KEPT = { title: "Conveyancing", index: false, stage: 0, nearby: [], sources: [{ name: "Test Office" }] }

test("fields that hold nothing are left out, at any depth; no, zero and an empty list are something", () => {
  expect(removeEmptyEntryFields(WRITTEN)).toEqual(KEPT)
})
