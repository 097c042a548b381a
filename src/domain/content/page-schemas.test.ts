import { checkContentFields } from "./field-problems"
import { partnerSchema } from "./page-schemas"

const listProblems = (partner: unknown): string[] => {
  const result = checkContentFields(partnerSchema, partner)
  return result.ok ? [] : result.problems.map(({ field }) => field)
}

test("a partner says who it is, whom it sends, what it gets, and what happens to its visitors' details", () => {
  const ofPages = ["title", "description", "heading", "lead"]
  const own = ["name", "summary", "referralDisclosure", "collectionStatement"]
  expect(listProblems({})).toEqual([...ofPages, ...own])
})

test("a partner has a palette or colours of its own, not both, or the firm's", () => {
  const listPaletteProblems = (looks: object) => listProblems(looks).filter(field => /palette|colours/.test(field))
  expect(listPaletteProblems({ colours: ["#0e6a69", "#1d4ed8"] })).toEqual([])
  expect(listPaletteProblems({ palette: "ink", colours: ["#0e6a69"] })).toEqual(["palette"])
  expect(listPaletteProblems({ colours: ["ink", "coral", "cca-red"] })).toEqual(["colours"])
})

test("a collection statement has a text, and its heading is not the writer's to choose", () => {
  expect(listProblems({ collectionStatement: { heading: "Ours" } }).filter(field => field.includes(", "))).toEqual([
    "collectionStatement, title",
    "collectionStatement, description",
    "collectionStatement, lead",
    "collectionStatement, text",
    "collectionStatement, heading",
  ])
})
