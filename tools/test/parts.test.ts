import { removeTestsOfOtherParts } from "./parts"

test("what a part of its own runs isn't among the journeys", () => {
  const names = [
    "audit/pages.spec.ts › home",
    "develop.spec.ts › a text",
    "new-deployment.spec.ts › a tab",
    "quote.spec.ts",
  ]
  expect(removeTestsOfOtherParts(names.map(name => ({ name, tags: [] })))).toEqual([
    { name: "quote.spec.ts", tags: [] },
  ])
})
