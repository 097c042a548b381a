import { readFileSync } from "node:fs"
import { join } from "node:path"
import { findStaleMentions, readKeptMentions } from "./kept-mentions"

const LISTS = "practitionersAndUs: []\notherStates: []\notherStatesAndUs: []\n"

test("words are compared in small letters, with straight apostrophes", () => {
  const yaml = `practitioners:\n  - reason: "Others."\n    mentions:\n      faqs/a.yaml: ["the Seller’s lawyer", "x"]\n${LISTS}`
  expect(readKeptMentions(yaml).practitioners).toEqual([
    { file: "faqs/a.yaml", words: "the seller's lawyer" },
    { file: "faqs/a.yaml", words: "x" },
  ])
})

test("a mention without a reason is refused", () => {
  const yaml = `practitioners:\n  - mentions:\n      faqs/a.yaml: ["x"]\n${LISTS}`
  expect(() => readKeptMentions(yaml)).toThrow(/practitioners 1, reason/)
})

test("the project's own list can be read", () => {
  const mentions = readKeptMentions(readFileSync(join(__dirname, "../kept-mentions.yaml"), "utf8"))
  expect(mentions.practitioners.length).toBeGreaterThan(50)
})

const SOURCES: Record<string, string> = {
  "faqs/fees.yaml": 'answer: "The **seller’s\n  lawyer** asks [the _bank_](/bank), in <Term>trust</Term>."\n',
}

const stale = (file: string, words: string) =>
  findStaleMentions(name => SOURCES[name] ?? null, {
    practitioners: [{ file, words }],
    practitionersAndUs: [],
    otherStates: [],
    otherStatesAndUs: [],
  })

test.each(["the seller's lawyer asks the bank", "in trust."])("%j is still in the file, whatever marks it", words => {
  expect(stale("faqs/fees.yaml", words)).toEqual([])
})

test("words that are gone are told with their list and file", () => {
  expect(stale("faqs/fees.yaml", "the buyer's lawyer")).toEqual([
    {
      where: "practitioners, faqs/fees.yaml",
      message: "doesn't say \"the buyer's lawyer\" any more; take it out of the kept mentions",
    },
  ])
})

test("so is a file that's gone", () => {
  expect(stale("faqs/dates.yaml", "x")).toEqual([
    {
      where: "practitioners, faqs/dates.yaml",
      message: "isn't there any more; take it out of the kept mentions",
    },
  ])
})
