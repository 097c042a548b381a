import { checkContentFields } from "./field-problems"
import { partnerSchema } from "./page-schemas"

const listProblems = (partner: unknown): string[] => {
  const result = checkContentFields(partnerSchema, partner)
  return result.ok ? [] : result.problems.map(({ field }) => field)
}

test("a partner says who it is, whom it sends, what it gets, and what happens to its visitors' details", () => {
  const ofPages = ["title", "description", "heading", "lead"]
  const own = ["name", "summary", "palette", "referralDisclosure", "collectionStatement"]
  expect(listProblems({})).toEqual([...ofPages, ...own])
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
