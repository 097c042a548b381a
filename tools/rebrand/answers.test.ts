import { readFileSync } from "node:fs"
import { join } from "node:path"
import { checkAnswers, readAnswers, stateOfAddress } from "./answers"

const RIGHT = `name: Yarra Conveyancing
abn: "51 824 753 556"
url: https://www.yarra.example
phone: 03 5550 0123
email: hello@yarra.example
address: 1 Queen Street, Geelong VIC 3220
hours:
  days: [Monday, Friday]
  from: "8:30"
  to: "17:00"
states:
  - state: VIC
    as: licensed conveyancer
    registration: { register: Business Licensing Authority, number: "012345" }
    practitioner: conveyancer
colours: ["#0e6a69"]
fees:
  VIC: { purchase: 1100, sale: 990.5 }
`

/** What is wrong when the line that begins with `field` is `line`: each as `line of the file: question: message`. */
function wrong(...changes: readonly (readonly [field: string, line: string])[]): string[] {
  const yaml = changes.reduce(
    (text, [field, line]) => text.replace(new RegExp(`^(\\s*(?:- )?)${field}:.*$`, "m"), `$1${line}`),
    RIGHT,
  )
  const read = readAnswers(yaml)
  return read.ok ? [] : read.problems.map(one => `${one.line}: ${one.where}: ${one.message}`)
}

test("answers are read as they're written, times of day as minutes", () => {
  expect(readAnswers(RIGHT)).toMatchObject({
    ok: true,
    answers: {
      name: "Yarra Conveyancing",
      hours: { from: 510, to: 1020 },
      fees: { VIC: { purchase: 1100, sale: 990.5 } },
    },
  })
})

test("all that is wrong is told at once, with its line", () => {
  const lines = wrong(
    ["abn", 'abn: "51 824 753 557"'],
    ["phone", "phone: five"],
    ["state", "state: WA"],
    ["to", 'to: "8:00"'],
    ["address", "address: Geelong"],
  )
  expect(lines).toEqual([
    "2: abn: no business number has these eleven digits; one is mistyped, or two have changed places",
    "4: phone: an Australian number as people write it, such as 02 5550 0123",
    "6: address: street, suburb, state and postcode in one line, such as 1 Queen Street, Geelong VIC 3220",
    "10: hours, to: later than from",
    "12: states 1, state: one of NSW, VIC, QLD",
  ])
})

test("a firm isn't taken for what a state doesn't license", () => {
  expect(wrong(["state", "state: QLD"])).toEqual([
    "13: states 1, as: law practice; Queensland licenses no conveyancers",
    "15: states 1, practitioner: lawyer or solicitor; Queensland has no conveyancers",
  ])
  expect(wrong(["practitioner", "practitioner: lawyer"])).toEqual([
    "15: states 1, practitioner: conveyancer; only a law practice may call its people lawyers or solicitors",
  ])
})

test("fees are for the states that the firm acts in, which is told beside what else is wrong", () => {
  const yaml = RIGHT.replace("  VIC: {", "  NSW: {").replace("phone: 03 5550 0123", "phone: five")
  expect(readAnswers(yaml)).toMatchObject({
    problems: [
      { where: "phone" },
      { where: "fees, NSW", message: "the firm doesn't act there; take it out" },
      { where: "fees, VIC", message: "its fees are missing; add purchase and sale" },
    ],
  })
})

test("what is missing is named, and a misspelt question too", () => {
  expect(wrong(["email", "emial: hello@yarra.example"])).toEqual([expect.stringContaining("emial")])
  expect(checkAnswers(null)).toMatchObject({ ok: false })
})

test("the state of an address is the one before its postcode", () => {
  expect(stateOfAddress("1 Queen Street, Geelong VIC 3220")).toBe("VIC")
  expect(stateOfAddress("Queen Street")).toBeNull()
})

test("the example for firms is right but for the two numbers that nobody may take over", () => {
  const read = readAnswers(readFileSync(join(__dirname, "firm.example.yaml"), "utf8"))
  expect(read.ok ? [] : read.problems.map(({ where }) => where)).toEqual(["abn", "states 1, registration, number"])
})
