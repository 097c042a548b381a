import { askAnswers } from "./ask"

/** Answers each question by its first match, a list of answers in their order. What's asked without one gets an empty line. */
function conversation(answers: Readonly<Record<string, string | string[]>>) {
  const said: string[] = []
  const asked: string[] = []
  const left = new Map(Object.entries(answers).map(([begin, one]) => [begin, [one].flat()]))
  return {
    said,
    asked,
    say: (text: string) => void said.push(text),
    ask: async (question: string) => {
      asked.push(question)
      const begin = [...left.keys()].find(one => question.startsWith(one))
      const lines = begin === undefined ? [] : (left.get(begin) ?? [])
      return (lines.length > 1 ? lines.shift() : lines[0]) ?? ""
    },
  }
}

const FIRM = {
  "Name that people": "Yarra Conveyancing",
  ABN: "51 824 753 556",
  "Address of the site": "https://www.yarra.example",
  Phone: "03 5550 0123",
  Email: "hello@yarra.example",
  "Address in one line": "1 Queen Street, Geelong VIC 3220",
  "States in which": "vic",
  "What the firm is in Victoria": "licensed conveyancer",
  "Under which number": "012345",
  "Your fee for a purchase": "$1,100",
  "Your fee for a sale": "990",
}

test("a firm in one state is asked about that state, and what it leaves empty is what's usual", async () => {
  const answers = await askAnswers(conversation(FIRM))
  expect(answers).toEqual({
    name: "Yarra Conveyancing",
    legalName: "Yarra Conveyancing",
    abn: "51 824 753 556",
    url: "https://www.yarra.example",
    phone: "03 5550 0123",
    email: "hello@yarra.example",
    address: "1 Queen Street, Geelong VIC 3220",
    hours: { days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], from: 510, to: 1020 },
    states: [
      {
        state: "VIC",
        as: "licensed conveyancer",
        registration: { register: "Business Licensing Authority", number: "012345" },
        practitioner: "conveyancer",
      },
    ],
    product: { title: "Conveyancing", slug: "conveyancing" },
    colours: ["light-coral"],
    fees: { VIC: { purchase: 1100, sale: 990 } },
  })
})

test("wrong answers are told together, and only they are asked again", async () => {
  const talk = conversation({ ...FIRM, ABN: ["12", "51 824 753 556"], Phone: ["none", "03 5550 0123"] })
  await expect(askAnswers(talk)).resolves.toMatchObject({ abn: "51 824 753 556", phone: "03 5550 0123" })
  expect(talk.said.filter(line => line !== "")).toEqual([
    "\n2 answers are not right:",
    "  abn: eleven digits in quotes, such as 51 824 753 556",
    "  phone: an Australian number as people write it, such as 02 5550 0123",
  ])
  expect(talk.asked.slice(-2)).toEqual(["ABN: ", "Phone, as people write it: "])
})

test("a state that nobody knows is asked again", async () => {
  const talk = conversation({ ...FIRM, "States in which": ["WA", "VIC"] })
  await expect(askAnswers(talk)).resolves.toMatchObject({ states: [{ state: "VIC" }] })
  expect(talk.said).toContain("  states 1, state: one of NSW, VIC, QLD")
})

test("Queensland isn't offered a conveyancer's licence", async () => {
  const talk = conversation({ ...FIRM, "States in which": "QLD" })
  await expect(askAnswers(talk)).resolves.toMatchObject({
    states: [{ state: "QLD", as: "law practice", practitioner: "lawyer" }],
  })
  expect(talk.asked).toContain("What the firm is in Queensland: law practice [law practice]: ")
})
