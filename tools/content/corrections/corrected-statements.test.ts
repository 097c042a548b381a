import { readFileSync } from "node:fs"
import { findIncompleteStatements, outdatedSources, wrongStatements } from "./corrected-statements"
import { readList } from "../read-list"
import { correctionsSchema } from "./corrections-schema"

const list = readList(correctionsSchema, readFileSync("content/corrections.yaml", "utf8"))
if (!list.ok) throw new Error(JSON.stringify(list.problems))
const { corrections } = list.value

const page = (sentences: readonly string[]) =>
  sentences.map((text, at) => ({ where: `content/blog/page.mdx:${at + 1}`, text }))

/** What the page's sentences are about, as far as they're corrected. */
const findCorrected = (...sentences: string[]): string[] => {
  const findings = [
    ...wrongStatements(page(sentences), corrections),
    ...findIncompleteStatements(page(sentences), corrections),
  ].map(({ message }) => message)
  return corrections.filter(({ right }) => findings.some(message => message.includes(right))).map(({ about }) => about)
}

/** The site's own sentences of 21 November 2026, word for word, from before each was corrected. */
const OLD_WORDS: Readonly<Record<string, readonly string[]>> = {
  "Whose past counts for a first home in Victoria": [
    "Everybody who buys must be at least 18, must never have owned a home, and must live in it as above.",
    "Victoria’s office says that every buyer must be a citizen or permanent resident; one other source reads the rule more loosely, so check if this is you.",
    "every home that a buyer, or in New South Wales a buyer’s spouse, has ever owned: in Australia, and for Queensland anywhere in the world",
    "no duty up to $600,000, if all of you qualify",
    "We say that the first home relief needs every buyer to qualify.",
    "Are all of you first home buyers?",
    "Ticking first home buyer when one of you owned a flat years ago.",
    "First home buyers pay no duty up to $600,000 and a part up to $750,000, if all buyers qualify.",
    "First home buyers pay nothing up to $600,000 and a part up to $750,000.",
    "Every buyer must be a citizen or permanent resident who has never owned a home in Australia.",
  ],
  "Which homes count against a first home buyer": ["Nobody buying has owned a home in Australia before."],
  "A refused loan in Victoria": [
    "In writing, to the seller, within two clear business days after the approval date.",
    "A buyer whose loan is refused must have applied at once, done what was reasonable, given notice within two clear business days after the approval date, and not be in default.",
  ],
  "The ban on established homes for foreign persons": [
    "A foreign person who buys residential property pays surcharge purchaser duty on top.",
    "A foreign person who buys a home pays an additional 8% on that person’s share.",
    "Additional foreign acquirer duty is 8% of the foreign person’s share of residential land.",
    "Foreign buyers pay 9% more on their share of residential land.",
    "Is a buyer a foreign person?",
  ],
  "Who is foreign": [
    "Usually somebody who is neither a citizen nor a permanent resident of Australia.",
    "A temporary visa makes you foreign, whichever one it is.",
  ],
  "Why a client's identity is checked": [
    "We have to check who you are before we can act for you on the platform.",
    "It is a rule of the registry, not a habit of ours.",
    "Lawyers and conveyancers must take reasonable steps to check who you are.",
    "Authorities and courts, where a law requires it.",
  ],
  "What Queensland's Form 2 shows": [
    "The Form 2 shows you the seller’s records.",
    "The Form 2 does not ask about floods, and the law firm that we read found no other rule that makes a seller mention one.",
  ],
  "Melbourne's Amendment C384": [
    "The council prepared Amendment C384 to redraw flood overlays with newer models that count on a higher sea.",
  ],
  "When something is charged": [
    "Nothing is charged before you have read it.",
    "You then get a written costs agreement to read before anything is charged.",
    "A real page gives the amount here, and our costs agreement repeats it before you sign.",
    "Signed costs agreement and client authorisation",
    "Do that before you sign a costs agreement.",
  ],
  "Land tax in a Victorian contract": [
    "The limit was set at $10 million for 2024.",
    "There is an exception for very high prices.",
  ],
  "The flood of March 2017 at Beenleigh": [
    "Five years before, in March 2017, the Logan and Albert rose higher than on record.",
    "The Bureau of Meteorology calls that flood the most severe in recent memory.",
  ],
  "The levees of Wagga Wagga": [
    "The upgrade proposed in 2013 was for the 1 in 100 year flood at the main levee, but for the 1 in 20 year flood at North Wagga.",
    "Find out which levee the house relies on, and whether that part of the upgrade has been built.",
  ],
  "The levee at Bundaberg": [
    "A State study of 2017 weighed levees and a better way out of North Bundaberg.",
    "What is built, and when, was still open in what we read.",
  ],
  "The flood maps of Logan": [
    "In 2026 the council was looking again at its rules for low-risk land, small extensions and gullies that are mostly dry.",
    "Which maps the final plan will use.",
  ],
}

test.each(Object.entries(OLD_WORDS))("%s: the old words are refused", (about, sentences) => {
  for (const sentence of sentences)
    expect([sentence, findCorrected(sentence)]).toEqual([sentence, expect.arrayContaining([about])])
})

test("every correction has its old words above", () => {
  expect(Object.keys(OLD_WORDS).sort()).toEqual(corrections.map(({ about }) => about).sort())
})

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
  expect(findCorrected(sentence)).toEqual([])
})

test.each([
  ["First home buyers pay nothing up to $600,000.", "A spouse or partner counts, buying or not."],
  [
    "Give notice within two clear business days after the approval date.",
    "It comes with written evidence that the loan was refused.",
  ],
  ["Foreign persons pay 8% more.", "Most foreign persons can’t buy an established home until at least 31 March 2027."],
  ["We take reasonable steps to check who you are.", "Anti-money-laundering law asks for more."],
  ["The limit was $10 million in 2024.", "It rises each year with inflation."],
])("%s is completed by another sentence", (states, completes) => {
  expect(findCorrected(states)).toHaveLength(1)
  expect(findCorrected(states, completes)).toEqual([])
})

const [one] = corrections.filter(({ about }) => about === "The levee at Bundaberg")

test("a finding gives the file, the line, what's right and where that's from", () => {
  const where = "content/places/bundaberg.yaml:9"
  expect(wrongStatements([{ where, text: "A study of 2017 weighed levees." }], one ? [one] : [])).toEqual([
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
  const findIncomplete = (where: string) => findIncompleteStatements([{ where, text: completes }, states], corrections)
  expect(findIncomplete("content/a.mdx:90")).toEqual([])
  expect(findIncomplete("content/b.mdx:90").map(finding => finding.where)).toEqual(["content/a.mdx:3"])
})

test("an outdated source is found by its address, with the line", () => {
  const address =
    "https://www.bcglaw.com.au/disclosing-flood-affected-properties-in-queensland-conveyancing-purchasing/"
  const texts = new Map([
    ["blog/a.mdx", `sources:\n  - name: A firm\n    url: "${address}"\n`],
    ["blog/b.mdx", 'sources:\n  - name: A firm\n    url: "https://www.bcglaw.com.au/fees"\n'],
  ])
  expect(outdatedSources(texts, corrections)).toEqual([
    { where: "content/blog/a.mdx:3", message: expect.stringContaining("is outdated. The Form 2 comes with") },
  ])
})
