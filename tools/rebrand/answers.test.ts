import { readFileSync } from "node:fs"
import { join } from "node:path"
import { addGstToCharges } from "./charges"
import { checkRebrandAnswers, parseRebrandAnswers } from "./answers"

const RIGHT = readFileSync(join(__dirname, "firms/victoria.yaml"), "utf8")

type Change = readonly [find: string | RegExp, replace: string]

function listAnswerProblems(...changes: readonly Change[]): string[] {
  const result = parseRebrandAnswers(changes.reduce((yaml, [find, replace]) => yaml.replace(find, replace), RIGHT))
  return result.ok ? [] : result.problems.map(one => `${one.line}: ${one.where}: ${one.message}`)
}

const IN_NSW =
  '  - { state: NSW, as: licensed conveyancer, registration: { register: NSW Fair Trading, number: "1" }, practitioner: conveyancer }\n'

test("answers are read as they're written, times of day as minutes", () => {
  const fees = { VIC: { purchase: 1080, sale: 990.5 } }
  expect(parseRebrandAnswers(RIGHT.replace("sale: 960", "sale: 990.5"))).toMatchObject({
    ok: true,
    value: { name: "Barwon Conveyancing", hours: { from: 540, to: 1020 }, fees },
  })
})

test("all that is wrong is told at once, with its line", () => {
  const lines = listAnswerProblems(
    ["753 556", "753 557"],
    [/^phone:.*$/m, "phone: five"],
    ["state: VIC", "state: WA"],
    ['to: "17:00"', 'to: "8:00"'],
    [/^address:.*$/m, "address: Geelong"],
  )
  expect(lines).toEqual([
    "4: abn: no business number has these eleven digits; one is mistyped, or two have changed places",
    "6: phone: an Australian number as people write it, such as 02 5550 0123",
    "8: address: street, suburb, state and postcode in one line, such as 1 Queen Street, Geelong VIC 3220",
    "9: hours, to: later than from",
    "11: states 1, state: one of NSW, VIC, QLD",
  ])
})

test("a firm isn't taken for what a state doesn't license", () => {
  expect(listAnswerProblems(["state: VIC", "state: QLD"])).toEqual([
    "12: states 1, as: law practice; Queensland licenses no conveyancers",
    "14: states 1, practitioner: lawyer or solicitor; Queensland has no conveyancers",
  ])
  expect(listAnswerProblems(["practitioner: conveyancer", "practitioner: lawyer"])).toEqual([
    "14: states 1, practitioner: conveyancer; only a law practice may call its people lawyers or solicitors",
  ])
})

test("fees are for the states that the firm acts in, which is told beside what else is wrong", () => {
  const yaml = RIGHT.replace("  VIC: {", "  NSW: {").replace("phone: 03", "phone: 3")
  expect(parseRebrandAnswers(yaml)).toMatchObject({
    problems: [
      { where: "phone" },
      { where: "fees, NSW", line: 19, message: "the firm doesn't act there; take it out" },
      { where: "fees, VIC", line: 18, message: "its fees are missing; add purchase and sale" },
    ],
  })
})

test("a phone of a state in which the firm doesn't act is told, and one for something isn't", () => {
  const phones = "- { phone: 07 3123 4567, state: QLD }\n  - { phone: 03 9123 4568, label: Settlements }"
  expect(listAnswerProblems([/(?=^email:)/m, `phones:\n  ${phones}\n`])).toEqual([
    "8: phones 1: the firm doesn't act there; take it out",
  ])
})

test("amounts are read as people write them, and GST is added where they're without it", () => {
  const result = parseRebrandAnswers(
    RIGHT.replace(
      "{ purchase: 1080, sale: 960 }",
      '{ purchase: "$1,290", sale: "1,000.50", platform: $70, strata: None }',
    ),
  )
  const charges = { purchase: 1290, sale: 1000.5, platform: 70, strata: 0 }
  expect(result).toMatchObject({ ok: true, value: { gst: "included", fees: { VIC: charges } } })
  expect(addGstToCharges(charges, "included")).toEqual(charges)
  expect(addGstToCharges(charges, "added")).toEqual({ purchase: 1419, sale: 1100.55, platform: 77, strata: 0 })
})

test("what's wrong with one amount doesn't hide what's wrong with others", () => {
  const wrong = "  NSW: { purchase: lots, section-32: 700, sale: 0, platfrom: 1 }"
  expect(listAnswerProblems([/^ {2}VIC: .*$/m, wrong])).toEqual([
    "19: fees, NSW, purchase: dollars, such as $1,100",
    "19: fees, NSW, sale: dollars, such as $1,100",
    "19: fees, NSW, platfrom: no such field here; check its spelling or take it out",
    "19: fees, NSW: the firm doesn't act there; take it out",
    "18: fees, VIC: its fees are missing; add purchase and sale",
  ])
  expect(listAnswerProblems(["purchase: 1080", "purchase: $1,080"])).toEqual([
    '19: fees, VIC, 80: an amount with a comma goes in quotes here: "$1,290"',
  ])
  const both = RIGHT.replace("product:", `${IN_NSW}product:`).replace(
    /^ {2}VIC: .*$/m,
    "$&\n  NSW: { purchase: 1, sale: 1, section-32: 700 }",
  )
  expect(parseRebrandAnswers(both)).toMatchObject({
    problems: [{ where: "fees, NSW, section-32", message: "for Victoria only; take it out" }],
  })
})

test("what is missing is named, and a misspelt question too", () => {
  expect(listAnswerProblems(["email:", "emial:"])).toEqual([expect.stringContaining("emial")])
  expect(checkRebrandAnswers(null)).toMatchObject({ ok: false })
})

test("the example for firms is right but for the two numbers that nobody may take over", () => {
  const result = parseRebrandAnswers(readFileSync(join(__dirname, "firm.example.yaml"), "utf8"))
  expect(result.ok ? [] : result.problems.map(({ where }) => where)).toEqual(["abn", "states 1, registration, number"])
})
