import { staleMentions } from "./stale-mentions"

const SOURCES: Record<string, string> = {
  "faqs/fees.yaml": 'answer: "The **seller’s\n  lawyer** asks [the _bank_](/bank), in <Term>trust</Term>."\n',
}

const stale = (file: string, words: string) =>
  staleMentions(name => SOURCES[name] ?? null, {
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
