import { readFileSync } from "node:fs"
import { findAvoidedWords } from "./avoided-words"
import { parseAndValidateYaml } from "../read-list"
import { houseStyleSchema } from "./house-style-schema"

const list = parseAndValidateYaml(houseStyleSchema, readFileSync("content/house-style.yaml", "utf8"))
if (!list.ok) throw new Error(JSON.stringify(list.problems))
const { words } = list.value

const findAvoidedWordsInText = (text: string, textsOf: "pages" | "code" = "pages") =>
  findAvoidedWords([{ where: "content/pages/page.mdx:7", text }], words, textsOf).map(
    ({ message }) => /^"([^"]*)"/.exec(message)?.[1],
  )

test("a finding gives the file, the line, what was found and the better word", () => {
  expect(findAvoidedWords([{ where: "content/pages/page.mdx:7", text: "Ask somebody." }], words, "pages")).toEqual([
    {
      where: "content/pages/page.mdx:7",
      message: '"somebody": write "someone" or "anyone". People say someone.',
    },
  ])
})

// Sentences that were on the site, for the entries whose phrases have alternatives, any words or exceptions.
test.each([
  ["Somebody’s name is on it.", "Somebody"],
  ["A person who signs is bound.", "A person who"],
  ["Send us your papers.", "papers"],
  ["To budget besides the price", "besides"],
  ["Your total stands here as you answer.", "total stands"],
  ["The rule stands in section 9 of the Act.", "rule stands"],
  ["It stands in our quotes as a line of its own.", "stands in our quotes"],
  ["They all stand on the contact page.", "stand on the contact page"],
  ["Our places stand at the end of this page.", "stand at the end"],
  ["While this line stands, the page isn’t listed.", "line stands"],
  ["Say what stands in the fields above.", "stands in the fields"],
  ["{firn} stands for nothing.", "stands for nothing"],
  ["It holds nothing; close it.", "holds nothing"],
  ["Who stands behind this site", "Who stands behind"],
  ["The quote says how long it holds.", "how long it holds"],
  ["Find out which rules hold for a house.", "which rules hold"],
  ["The records hold no surprise.", "records hold"],
  ["The contract carries promises.", "contract carries"],
  ["Contracts must carry a clause about aircraft.", "Contracts must carry"],
  ["A flat in a tower carries high levies.", "tower carries"],
  ["Claim the first home relief.", "home relief"],
  ["They decide about relief from duty.", "relief from duty"],
  ["We have not seen the amendment.", "We have not seen"],
  ["We didn’t find how it ended.", "We didn't find"],
  ["We found no price list.", "We found no"],
  ["We could not open the map.", "We could not open"],
  ["We haven’t read the plan.", "We haven't read"],
  ["In Queensland we have read that buyers must be citizens.", "we have read that"],
  ["It’s open as far as we could see.", "as far as we could"],
  ["The figures we found differ.", "figures we found"],
  ["What share do they take, in percent?", "What share do they take, in percent"],
  ["Do not measure", "Do not measure"],
])("%s", (text, words) => {
  expect(findAvoidedWordsInText(text)).toEqual([words])
})

// The same words in sentences that people do say.
test.each([
  "The newspapers wrote about it.",
  "Local papers reported the flood.",
  "A discussion paper says so.",
  "Besides, it’s cheaper.",
  "The house stands on stumps in stands of trees.",
  "The house stands at the end of the street.",
  "The extension can’t stand in the way of the drain.",
  "Two things stand out, and as it stands it’s the law.",
  "GST stands for goods and services tax.",
  "Stand in the street on a weekday.",
  "A conveyancer holds a licence, and the agent holds the deposit in trust.",
  "The buyer has to hold back 15% of the price.",
  "A late certificate holds up the sale.",
  "Who is the title holder?",
  "The firm carries on business in Geelong.",
  "You carry the risk after signing, and we carry out the search.",
  "The platform carries out the settlement.",
  "What a relief it was to have the keys.",
  "Ask your lender about hardship relief.",
  "We found that most sales settle on time.",
  "If we find a problem, we’ll ring you.",
  "If we haven’t read your contract yet, wait.",
  "We couldn’t find your quote, and we can’t confirm a date before the bank does.",
  "Ring us if we have not heard from the bank or checked the figures.",
  "Do not measure from the fence.",
])("%s is fine", text => {
  expect(findAvoidedWordsInText(text)).toEqual([])
})

test("a report of what we looked for is refused in pages only: a form may say what it couldn’t find", () => {
  expect(findAvoidedWordsInText("We couldn’t find that quote.", "code")).toEqual([])
  expect(findAvoidedWordsInText("Ask somebody.", "code")).toEqual(["somebody"])
})

test.each(["pages", "code"] as const)("%s have no fixed word for the firm's people; others may be named", textsOf => {
  expect(findAvoidedWordsInText("Ask your conveyancer.", textsOf)).toEqual(["your conveyancer"])
  expect(findAvoidedWordsInText("Our lawyers will ring you.", textsOf)).toEqual(["Our lawyers"])
  expect(findAvoidedWordsInText("Your agent and lawyer have to talk.", textsOf)).toEqual(["agent and lawyer"])
  expect(findAvoidedWordsInText("You’re free to choose your own lawyer.", textsOf)).toEqual(["your own lawyer"])
  expect(findAvoidedWordsInText("The law society lists solicitors, and our … will ring you.", textsOf)).toEqual([])
  expect(findAvoidedWordsInText("Your solicitor or conveyancer asks the seller’s side in writing.", textsOf)).toEqual(
    [],
  )
  expect(findAvoidedWordsInText("Send it to a licensed conveyancer or the seller’s lawyer.", textsOf)).toEqual([])
})

test("a term that depends on the state is refused only in texts about these states", () => {
  const list = [{ avoid: ["water authority"], write: ["water corporation"], reason: "Why.", states: ["VIC" as const] }]
  const countAvoidedWords = (about: { state?: "VIC" | "NSW" }) =>
    findAvoidedWords([{ where: "a:1", text: "Ask the water authority.", ...about }], list, "pages").length
  expect([{ state: "VIC" as const }, { state: "NSW" as const }, {}].map(countAvoidedWords)).toEqual([1, 0, 0])
})

test("a word inside another one isn’t the word, and one in capitals is", () => {
  const list = [{ avoid: ["clause/contract holds"], write: ["says"], reason: "Why.", fine: ["holds good"] }]
  const countAvoidedWords = (text: string) => findAvoidedWords([{ where: "a:1", text }], list, "pages").length
  expect(
    ["The subclause holds it", "A contract-holds", "The contract  HOLDS it", "The clause holds good"].map(
      countAvoidedWords,
    ),
  ).toEqual([0, 0, 1, 0])
})

test("three dots are any words of the same sentence, or none, and end where a word begins", () => {
  const list = [{ avoid: ["levee ... protects North"], write: ["is"], reason: "Why." }]
  const countAvoidedWords = (text: string) => findAvoidedWords([{ where: "a:1", text }], list, "pages").length
  expect(
    [
      "The levee that’s planned protects North Bundaberg.",
      "The levee protects North Bundaberg.",
      "The levee overprotects North Bundaberg.",
      "It protects North Bundaberg from the levee.",
    ].map(countAvoidedWords),
  ).toEqual([1, 1, 0, 0])
})
