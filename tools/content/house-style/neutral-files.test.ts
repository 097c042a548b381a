import { readFileSync } from "node:fs"
import { parseContent } from "../../../src/gatsby/read-content"
import { listContentTexts } from "../../rebrand/mentions/content-texts"
import { findAvoidedWords } from "./avoided-words"
import { removePractitionerWord } from "./neutral-files"
import { readList } from "../read-list"
import { houseStyleSchema } from "./house-style-schema"

const read = readList(houseStyleSchema, readFileSync("content/house-style.yaml", "utf8"))
if (!read.ok) throw new Error(JSON.stringify(read.problems))
const { words } = read.value

/** What's found in a group of questions with this answer. */
function found(answer: string): string[] {
  const questions = `title: Fees\norder: 1\nquestions:\n  - question: What does it cost?\n    answer: "${answer}"\n`
  const { files } = parseContent(["faqs/fees.yaml"], () => questions)
  return findAvoidedWords(listContentTexts(removePractitionerWord(files)), words, "pages").map(({ message }) => message)
}

test("a page may ask for the word for the firm's people, and may not say a fixed one", () => {
  expect(found("Ask your {practitioner}, or {aPractitioner} you know.")).toEqual([])
  expect(found("Your conveyancer tells you, as your {practitioner}.")).toEqual([
    expect.stringMatching(/^"Your conveyancer": write "we" or/),
  ])
})
