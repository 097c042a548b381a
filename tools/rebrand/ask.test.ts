import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { ListProblem } from "../content/read-list"
import { parseRebrandAnswers } from "./answers"
import { askAllRebrandQuestions, type Conversation } from "./ask"
import type { RawAnswers } from "./usual-answers"

/** A list has answers to use in order. Other questions get an empty line. */
function createScriptedConversation(answers: Readonly<Record<string, string | string[]>>) {
  const lines: string[] = []
  const questions: string[] = []
  const remaining = new Map(Object.entries(answers).map(([begin, one]) => [begin, [one].flat()]))
  return {
    said: lines,
    asked: questions,
    say: (text: string) => void lines.push(text),
    ask: async (question: string) => {
      questions.push(question)
      const begin = [...remaining.keys()].find(one => question.startsWith(one))
      const lines = begin === undefined ? [] : (remaining.get(begin) ?? [])
      return (lines.length > 1 ? lines.shift() : lines[0]) ?? ""
    },
  }
}

const result = parseRebrandAnswers(readFileSync(join(__dirname, "firms/victoria.yaml"), "utf8"))
if (!result.ok) throw new Error(JSON.stringify(result.problems))
const { mark: _mark, ...BARWON } = result.value

const FIRM = {
  "Name that people": BARWON.name,
  ABN: BARWON.abn,
  "Address of the site": BARWON.url,
  Phone: BARWON.phone,
  Email: BARWON.email,
  "Address in one line": BARWON.address,
  "States in which": "vic",
  "What the firm is in Victoria": "licensed conveyancer",
  "Under which number": "012345L",
  "Your fee for a purchase": "$1,080",
  "Your fee for a sale": "960",
}

const askAndGetAnswers = async (talk: Conversation, usual: RawAnswers = {}, check: () => ListProblem[] = () => []) =>
  (await askAllRebrandQuestions(talk, usual, check)).answers

test("a firm in one state is asked about that state, and what it leaves empty is what's usual", async () => {
  const answers = await askAndGetAnswers(createScriptedConversation(FIRM))
  expect(answers).toEqual({
    ...BARWON,
    legalName: BARWON.name,
    hours: { days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], from: 510, to: 1020 },
    colours: ["light-coral"],
  })
})

test("a state that nobody knows is asked again", async () => {
  const talk = createScriptedConversation({ ...FIRM, "States in which": ["WA", "VIC"] })
  await expect(askAndGetAnswers(talk)).resolves.toMatchObject({ states: [{ state: "VIC" }] })
  expect(talk.said).toContain("  states 1, state: one of NSW, VIC, QLD")
})

test("Queensland isn't offered a conveyancer's licence", async () => {
  const talk = createScriptedConversation({ ...FIRM, "States in which": "QLD" })
  await expect(askAndGetAnswers(talk)).resolves.toMatchObject({
    states: [{ state: "QLD", as: "law practice", practitioner: "lawyer" }],
  })
  expect(talk.asked).toContain("What the firm is in Queensland: law practice [law practice]: ")
})

test("what's wrong is told together, the mark and the colours included, and only that is asked again", async () => {
  const talk = createScriptedConversation({
    ...FIRM,
    ABN: ["12", "51 824 753 556"],
    "One or two colours": ["#0077dd", "#0e6a69"],
    "SVG file": ["none.svg", "mark.svg"],
  })
  const createListProblem = (where: string, message: string): ListProblem => ({ where, message })
  const { given, answers } = await askAllRebrandQuestions(talk, {}, ({ mark, colours }) => [
    ...(mark === "none.svg" ? [createListProblem("mark", "none.svg can't be read")] : []),
    ...(JSON.stringify(colours) === '["#0077dd"]' ? [createListProblem("colours 1", "nobody can read on it")] : []),
  ])
  expect(talk.said.filter(text => text !== "")).toEqual([
    "\n3 answers are not right:",
    "  abn: eleven digits in quotes, such as 51 824 753 556",
    "  mark: none.svg can't be read",
    "  colours 1: nobody can read on it",
  ])
  expect(talk.asked.slice(-3)).toEqual([
    "ABN: ",
    "One or two colours, such as #0e6a69, or the name of a palette [light-coral]: ",
    "SVG file of your mark (empty: the one that's there, in your colours): ",
  ])
  expect(answers).toMatchObject({ abn: "51 824 753 556", colours: ["#0e6a69"], mark: "mark.svg" })
  expect(given).toMatchObject({ hours: { from: "8:30" }, mark: "mark.svg" })
})

test("what was right in an answer of several lines is offered again, and what was wrong isn't", async () => {
  const talk = createScriptedConversation({
    ...FIRM,
    "Opens at": ["9:15", ""],
    "Closes at": ["8:00", "16:00"],
    "Under which number": ["012345L", ""],
    "What you call one of your people": ["lawyer", "conveyancer"],
  })
  await expect(askAndGetAnswers(talk)).resolves.toMatchObject({
    hours: { from: 555, to: 960 },
    states: [{ registration: { number: "012345L" }, practitioner: "conveyancer" }],
  })
  expect(talk.asked.slice(-8)).toEqual([
    "Days on which the office is open [Monday Tuesday Wednesday Thursday Friday]: ",
    "Opens at [9:15]: ",
    "Closes at [17:00]: ",
    "States in which you act, of NSW, VIC and QLD; forms begin with the first [VIC]: ",
    "What the firm is in Victoria: law practice or licensed conveyancer [licensed conveyancer]: ",
    "Who lists it there [Business Licensing Authority]: ",
    "Under which number [012345L]: ",
    "What you call one of your people: conveyancer, lawyer, solicitor [conveyancer]: ",
  ])
})

test("a number of a state and one for something are read from one line, offered again, and gone with none", async () => {
  const talk = createScriptedConversation({ ...FIRM, "Further phones": "vic (03) 9123 4567, Settlements 07 3123 4568" })
  const { given, answers } = await askAllRebrandQuestions(talk, {}, () => [])
  expect(answers.phones).toEqual([
    { phone: "03 9123 4567", state: "VIC" },
    { phone: "07 3123 4568", label: "Settlements" },
  ])
  const again = createScriptedConversation({})
  expect((await askAllRebrandQuestions(again, given, () => [])).given).toEqual(given)
  expect(again.asked.find(question => question.startsWith("Further"))).toContain(
    "[VIC (03) 9123 4567, Settlements 07 3123 4568]",
  )
  expect((await askAndGetAnswers(createScriptedConversation({ "Further phones": "none" }), given)).phones).toEqual([])
})

test("a firm that answered before needs to say only what's new, and is offered the rest, also when asked again", async () => {
  const { given, answers } = await askAllRebrandQuestions(createScriptedConversation(FIRM), {}, () => [])
  const talk = createScriptedConversation({ Phone: ["none", "03 5550 0199"] })
  expect(await askAndGetAnswers(talk, given)).toEqual({ ...answers, phone: "03 5550 0199" })
  expect(talk.asked).toContain("Your fee for a purchase in Victoria, in dollars [$1,080]: ")
  expect(talk.asked.at(-1)).toBe("Phone, as people write it [03 9123 4567]: ")
})
