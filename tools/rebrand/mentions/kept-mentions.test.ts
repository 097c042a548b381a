import { readFileSync } from "node:fs"
import { join } from "node:path"
import { parseFalseClaimExceptions } from "./kept-mentions"

const LISTS = "practitionersAndUs: []\notherStates: []\notherStatesAndUs: []\n"

test("words are compared in small letters, with straight apostrophes", () => {
  const yaml = `practitioners:\n  - reason: "Others."\n    mentions:\n      faqs/a.yaml: ["the Seller’s lawyer", "x"]\n${LISTS}`
  expect(parseFalseClaimExceptions(yaml).practitioners).toEqual([
    { file: "faqs/a.yaml", words: "the seller's lawyer" },
    { file: "faqs/a.yaml", words: "x" },
  ])
})

test("a mention without a reason is refused", () => {
  const yaml = `practitioners:\n  - mentions:\n      faqs/a.yaml: ["x"]\n${LISTS}`
  expect(() => parseFalseClaimExceptions(yaml)).toThrow(/practitioners 1, reason/)
})

test("the project's own list can be read", () => {
  const mentions = parseFalseClaimExceptions(readFileSync(join(__dirname, "../kept-mentions.yaml"), "utf8"))
  expect(mentions.practitioners.length).toBeGreaterThan(50)
})
