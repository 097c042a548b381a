import { readFileSync } from "node:fs"
import { parseContentFiles } from "../../../src/gatsby/read-content"
import { listContentSentences } from "../../rebrand/mentions/content-texts"
import { findAvoidedWords } from "./avoided-words"
import { replacePractitionerPlaceholders } from "./neutral-files"
import { parseAndValidateYaml } from "../read-list"
import { houseStyleSchema } from "./house-style-schema"

const list = parseAndValidateYaml(houseStyleSchema, readFileSync("content/house-style.yaml", "utf8"))
if (!list.ok) throw new Error(JSON.stringify(list.problems))
const { words } = list.value

function listFindingsInAnswer(answer: string): string[] {
  const questions = `title: Fees\norder: 1\nquestions:\n  - question: What does it cost?\n    answer: "${answer}"\n`
  const { files } = parseContentFiles(["faqs/fees.yaml"], () => questions)
  return findAvoidedWords(listContentSentences(replacePractitionerPlaceholders(files)), words, "pages").map(
    ({ message }) => message,
  )
}

test("a page may ask for the word for the firm's people, and may not say a fixed one", () => {
  expect(listFindingsInAnswer("Ask your {practitioner}, or {aPractitioner} you know.")).toEqual([])
  expect(listFindingsInAnswer("Your conveyancer tells you, as your {practitioner}.")).toEqual([
    expect.stringMatching(/^"Your conveyancer": write "we" or/),
  ])
})
