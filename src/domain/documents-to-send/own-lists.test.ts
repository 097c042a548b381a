import { listDocumentListLinks } from "./own-lists"

test("a quote leads to the list of its side and state", () => {
  expect(listDocumentListLinks({ side: "selling", state: "VIC" })).toEqual([
    { label: "What to send us", path: "/what-to-send?side=selling&state=vic" },
  ])
})

test("who buys and sells has two lists, and that of the sale asks where it is", () => {
  expect(listDocumentListLinks({ side: "both", state: "NSW" }).map(({ path }) => path)).toEqual([
    "/what-to-send?side=buying&state=nsw",
    "/what-to-send?side=selling",
  ])
})
