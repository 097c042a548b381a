import { pageFile, readableFile } from "../../src/testing/readable-file"
import { documentFacts } from "./document-facts"

const document = (name: string, why: string, source = "") =>
  `  - name: ${name}\n    why: ${why}\n    where: Ask the agent.\n    due: start\n    way: email\n${source}`

const ACT = { name: "The Act", url: "https://www.legislation.qld.gov.au/act", checked: "2026-11-21" }

test("a document has a row if it names a source or its words state law, and none if the firm needs it for itself", () => {
  const text = `title: Sellers\norder: 10\nside: selling\ndocuments:\n${[
    document("Pool certificate", "Buyers ask for it.", `    source: ${JSON.stringify(ACT)}\n`),
    document("Warranties", "You must hand them over."),
    document("Your new address", "We write to you there."),
  ].join("")}`
  expect(documentFacts(readableFile("documents/selling.yaml", text))).toEqual({
    group: "Documents to send",
    name: "Sellers",
    file: "content/documents/selling.yaml",
    facts: [
      { section: "Pool certificate", sources: [{ ...ACT, kind: "statute" }], isLaw: true },
      { section: "Warranties", sources: [], isLaw: true },
    ],
  })
})

test("another kind of file has no documents", () => {
  expect(documentFacts(pageFile("thanks", "Thank you."))).toBeNull()
})
