import { readFileSync } from "node:fs"
import { DESCRIPTION, buildPageFile, buildReadableFile } from "../../testing/readable-file"
import { formatProblem } from "../read-content"
import { findMisspeltWords } from "./spelling"

const DICTIONARY = "a page sentence the of your is that for and in colour colours don't we ask council".split(" ")
const speller = {
  correct: (word: string) => DICTIONARY.includes(word.toLowerCase()),
  suggest: (word: string) => (word.startsWith("color") ? ["colour"] : []),
}
const KNOWN = DESCRIPTION.toLowerCase().match(/\w+/g) ?? []
const findProblems = (body: string, own: string[] = [], fields = "") =>
  findMisspeltWords([buildPageFile("paint", body, fields)], speller, [...own, ...KNOWN]).map(formatProblem)

const SOURCE =
  'sources:\n  - { name: Anakie Council, url: "https://www.example.com/", checked: "2026-11-21", supports: [A page] }\n'

test("a word in no dictionary is told once, with its line and what to write", () => {
  expect(findProblems("The color of your color.\n\nColors ask.")).toEqual([
    'content/pages/paint.mdx: line 8: "color" is in no Australian dictionary; write colour, or add it to content/words.txt',
    'content/pages/paint.mdx: line 10: "Colors" is in no Australian dictionary; correct it, or add it to content/words.txt',
  ])
})

test("a word of the project's own list is right, with a capital too", () => {
  expect(findProblems("Conveyancer is the conveyancer’s colour.", ["conveyancer"])).toEqual([])
})

test("names inside a sentence, capitals, numbers and addresses are passed over; names that begin one are not", () => {
  expect(findProblems("Ask the council of Anakie, VIC, for 10km and a@bc.de.\n\nAnakie is the council.")).toEqual([
    expect.stringMatching(/^content\/pages\/paint\.mdx: line 8: "Anakie" is in no Australian dictionary/),
  ])
})

test("both apostrophes are apostrophes", () => {
  expect(findProblems("We don’t ask. We don't ask.")).toEqual([])
})

test("a name of another file makes no word right, so that taking that file out makes none wrong", () => {
  const files = [buildPageFile("paint", "Anakie is the council."), buildPageFile("other", "The page.", SOURCE)]
  const both = findMisspeltWords(files, speller, KNOWN).map(formatProblem)
  expect(both).toEqual([expect.stringMatching(/^content\/pages\/paint\.mdx: line 8: "Anakie" is in no/)])
  expect(findMisspeltWords(files.slice(0, 1), speller, KNOWN).map(formatProblem)).toEqual(both)
})

test("the firm's name and the names of states are right in every file", () => {
  const firm = buildReadableFile("site.yaml", readFileSync("src/testing/content/site.yaml", "utf8"))
  const page = buildPageFile("paint", "Wattlebird is the council. Queensland is a council.")
  expect(findMisspeltWords([page, firm], speller, KNOWN).filter(({ file }) => file === page.file)).toEqual([])
})

test("a name in a field of the file, and one made of two words, are right wherever they stand", () => {
  expect(findProblems("Anakie is of VicPlan. VicPlan is of Anakie.", [], SOURCE)).toEqual([])
})
