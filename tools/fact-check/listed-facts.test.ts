import { buildPageFile, buildReadableFile } from "../../src/testing/readable-file"
import { readFaqAndDocumentFacts } from "./listed-facts"

const buildDocumentYaml = (name: string, why: string, source = "") =>
  `  - name: ${name}\n    why: ${why}\n    where: Ask the agent.\n    due: start\n    way: email\n${source}`

const ACT = { name: "The Act", url: "https://www.legislation.qld.gov.au/act", checked: "2026-11-21" }

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

test("a document has a row if it names a source or its words state law, and none if the firm needs it for itself", () => {
  const text = `title: Sellers\norder: 10\nside: selling\ndocuments:\n${[
    buildDocumentYaml("Pool certificate", "Buyers ask for it.", `    source: ${JSON.stringify(ACT)}\n`),
    buildDocumentYaml("Warranties", "You must hand them over."),
    buildDocumentYaml("Your new address", "We write to you there."),
  ].join("")}`
  expect(readFaqAndDocumentFacts(buildReadableFile("documents/selling.yaml", text))).toEqual({
    group: "Documents to send",
    name: "Sellers",
    file: "content/documents/selling.yaml",
    facts: [
      { section: "Pool certificate", sources: [{ ...ACT, kind: "statute" }], isLaw: true },
      { section: "Warranties", sources: [], isLaw: true },
    ],
  })
})

test("each answer that states law has a row, with its source or none", () => {
  expect(readFaqAndDocumentFacts(buildReadableFile("faqs/contracts.yaml", QUESTIONS))).toEqual({
    group: "Answers",
    name: "Contracts",
    file: "content/faqs/contracts.yaml",
    facts: [
      { section: "How long can I cool off?", sources: [{ ...ACT, kind: "statute" }], isLaw: true },
      { section: "Who must sign?", sources: [], isLaw: true },
    ],
  })
})

test("a page lists neither answers nor documents", () => {
  expect(readFaqAndDocumentFacts(buildPageFile("thanks", "You must ask."))).toBeNull()
})
