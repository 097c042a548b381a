import { readFileSync } from "node:fs"
import { join } from "node:path"
import { parseFalseClaimExceptions } from "./kept-mentions"

const LISTS = "practitionersAndUs: []\notherStates: []\notherStatesAndUs: []\n"

test("a mention without a reason is refused", () => {
  const yaml = `practitioners:\n  - mentions:\n      faqs/a.yaml: ["x"]\n${LISTS}`
  expect(() => parseFalseClaimExceptions(yaml)).toThrow(/practitioners 1, reason/)
})

test("the project's own list can be read", () => {
  const mentions = parseFalseClaimExceptions(readFileSync(join(__dirname, "../kept-mentions.yaml"), "utf8"))
  expect(mentions.practitioners.length).toBeGreaterThan(50)
})
