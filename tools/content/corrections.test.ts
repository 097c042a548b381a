import { readFileSync } from "node:fs"
import {
  correctionsSchema,
  findCorrectionsThatMatchNothing,
  findIncompleteClaimsOnPages,
  findOutdatedSourceLinks,
  findWrongStatements,
} from "./corrections"
import { parseAndValidateYaml } from "./read-list"

const list = parseAndValidateYaml(correctionsSchema, readFileSync("content/corrections.yaml", "utf8"))
if (!list.ok) throw new Error(JSON.stringify(list.problems))
const { corrections } = list.value

const buildPageSentences = (sentences: readonly string[]) =>
  sentences.map((text, at) => ({ where: `content/blog/page.mdx:${at + 1}`, text }))

const findCorrectedSubjects = (...sentences: string[]): string[] => {
  const findings = [
    ...findWrongStatements(buildPageSentences(sentences), corrections),
    ...findIncompleteClaimsOnPages(buildPageSentences(sentences), corrections),
  ].map(({ message }) => message)
  return corrections.filter(({ right }) => findings.some(message => message.includes(right))).map(({ about }) => about)
}

test.each([
  "Every buyer must be at least 18, and at least one must live there for 12 months.",
  "Every buyer must be a citizen or permanent resident, and no buyer or buyer’s partner may have owned a home in Australia.",
  "A first home buyer in Queensland has never owned a home in Australia or overseas.",
  "The Budget is reported to extend the ban to 30 June 2029.",
  "Your contract’s sunset date is 30 June 2029.",
  "You settle on Tuesday 23 March 2027, and your council bill runs to 31 March 2027.",
  "The Bureau of Meteorology calls that flood one of the most severe in recent memory.",
  "The levee protects the city centre, not North Bundaberg.",
  "Nothing is charged until you have agreed to a written costs agreement.",
])("%s is fine", sentence => {
  expect(findCorrectedSubjects(sentence)).toEqual([])
})

test.each([
  ["First home buyers pay nothing up to $600,000.", "A spouse or partner counts, buying or not."],
  [
    "Give notice within two clear business days after the approval date.",
    "It comes with written evidence that the loan was refused.",
  ],
  ["Foreign persons pay 8% more.", "Most foreign persons can’t buy an established home until at least 30 June 2029."],
  ["We take reasonable steps to check who you are.", "Anti-money-laundering law asks for more."],
  ["The limit was $10 million in 2024.", "It rises each year with inflation."],
])("%s is completed by another sentence", (states, completes) => {
  expect(findCorrectedSubjects(states)).toHaveLength(1)
  expect(findCorrectedSubjects(states, completes)).toEqual([])
})

const [one] = corrections.filter(({ about }) => about === "The levee at Bundaberg")

test("a finding gives the file, the line, what's right and where that's from", () => {
  const where = "content/places/bundaberg.yaml:9"
  expect(findWrongStatements([{ where, text: "A study of 2017 weighed levees." }], one ? [one] : [])).toEqual([
    {
      where,
      message:
        '"study of 2017 weighed levees": The Bundaberg East Levee is funded. It\'s to protect East, South and the city centre, and not North Bundaberg. See Queensland Reconstruction Authority, Bundaberg East Levee, https://www.qra.qld.gov.au/news-case-studies/news/bundaberg-east-levee-big-boost-flood-resilience, checked 2026-11-21.',
    },
  ])
})

test("what makes a statement complete may be anywhere on its page, but not on another", () => {
  const states = { where: "content/a.mdx:3", text: "Foreign buyers pay more." }
  const completes = "A foreign person can’t buy an established home."
  const findIncompleteStatementsAt = (where: string) =>
    findIncompleteClaimsOnPages([{ where, text: completes }, states], corrections)
  expect(findIncompleteStatementsAt("content/a.mdx:90")).toEqual([])
  expect(findIncompleteStatementsAt("content/b.mdx:90").map(finding => finding.where)).toEqual(["content/a.mdx:3"])
})

test("an outdated source is found by its address, with the line", () => {
  const address =
    "https://www.bcglaw.com.au/disclosing-flood-affected-properties-in-queensland-conveyancing-purchasing/"
  const texts = new Map([
    ["blog/a.mdx", `sources:\n  - name: A firm\n    url: "${address}"\n`],
    ["blog/b.mdx", 'sources:\n  - name: A firm\n    url: "https://www.bcglaw.com.au/fees"\n'],
  ])
  expect(findOutdatedSourceLinks(texts, corrections)).toEqual([
    { where: "content/blog/a.mdx:3", message: expect.stringContaining("is outdated. The Form 2 comes with") },
  ])
})

test("a correction that doesn't find a sentence of its own is told", () => {
  const blind = corrections.map(one => ({ ...one, was: ["The council rates are due in May."] }))
  expect(findCorrectionsThatMatchNothing(blind)).toHaveLength(corrections.length)
  expect(findCorrectionsThatMatchNothing(corrections)).toEqual([])
})
