import { pageFile, readableFile } from "../../src/testing/readable-file"
import { faqFacts } from "./faq-facts"

const ACT = { name: "The Act", url: "https://www.legislation.nsw.gov.au/act", checked: "2026-11-25" }

const QUESTIONS = `title: Contracts
order: 1
questions:
  - question: How long can I cool off?
    answer: You must give notice within five days.
    source: ${JSON.stringify(ACT)}
  - question: Who must sign?
    answer: By law, every owner.
  - question: Can I call you?
    answer: Any time.
`

test("each answer that states law has a row, with its source or none", () => {
  expect(faqFacts(readableFile("faqs/contracts.yaml", QUESTIONS))).toEqual({
    group: "Answers",
    name: "Contracts",
    file: "content/faqs/contracts.yaml",
    facts: [
      { section: "How long can I cool off?", sources: [{ ...ACT, kind: "statute" }], isLaw: true },
      { section: "Who must sign?", sources: [], isLaw: true },
    ],
  })
})

test("a page is no group of questions", () => {
  expect(faqFacts(pageFile("thanks", "You must ask."))).toBeNull()
})
