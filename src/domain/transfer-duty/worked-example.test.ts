import * as v from "valibot"
import { figures } from "../figures/published"
import { dollars } from "../money/money"
import cases from "./cases.json"
import furtherCases from "./further-cases.json"
import {
  getExampleDuty,
  compareDutyExampleWithRules,
  getExampleSurcharge,
  workedExampleSchema,
  type WorkedExample,
} from "./worked-example"

const parseExample = (raw: object): WorkedExample =>
  v.parse(workedExampleSchema, { contractDate: "2026-11-21", required: true, ...raw })

const formatCaseTitle = (c: { state: string; price: number; buyer: string; property: string; foreign: boolean }) =>
  `${c.state} ${c.price} ${c.buyer} ${c.property}${c.foreign ? " foreign" : ""}`

// Answers from revenue offices, and from others who copied them. Each row names its source.
test.each(cases.map(c => [c.contractDate, formatCaseTitle(c), c] as const))("on %s, %s", (_, __, c) => {
  const { verdict } = compareDutyExampleWithRules(parseExample(c), figures)
  expect(["match", c.required ? "match" : "not covered"]).toContain(verdict)
})

test("55 of the 63 cases are covered, every required one among them", () => {
  const covered = cases.filter(c => compareDutyExampleWithRules(parseExample(c), figures).verdict === "match")
  expect(covered).toHaveLength(55)
  expect(cases).toHaveLength(63)
  expect(cases.filter(c => c.required).every(c => covered.includes(c))).toBe(true)
})

const further = furtherCases.map(c => [formatCaseTitle(c), c] as const)

test.each(further.filter(([, c]) => c.duty !== undefined))(
  "duty of %s, the market value being higher or not",
  (_, c) => {
    const dutiable = parseExample({ ...c, price: Math.max(c.price, c.marketValue ?? 0) })
    expect(getExampleDuty(dutiable, figures)).toBe(dollars(c.duty ?? NaN))
  },
)

test.each(further.filter(([, c]) => c.dutiableValue !== undefined))("value that duty is on, %s", (_, c) => {
  const value = parseExample({ ...c, price: c.dutiableValue, constructionCost: null, property: "established" })
  expect(getExampleDuty(parseExample(c), figures)).toBe(getExampleDuty(value, figures))
})

test.each(further.filter(([, c]) => c.surcharge !== undefined))("extra duty of %s is on the whole price", (_, c) => {
  expect(getExampleSurcharge(parseExample(c), figures)).toBe(dollars(c.surcharge ?? NaN))
})

test.each(further.filter(([, c]) => c.total !== undefined))("duty and extra duty of %s together", (_, c) => {
  expect(getExampleDuty(parseExample(c), figures) + getExampleSurcharge(parseExample(c), figures)).toBe(
    dollars(c.total ?? NaN),
  )
})

// 11,602 + 513,000 x 4.5% = 34,687 in New South Wales for $900,000.
test("a cent beside the truth agrees, and two cents differ", () => {
  const plain = { state: "NSW", price: 900_000, buyer: "investor", property: "established", foreign: false }
  expect(compareDutyExampleWithRules(parseExample({ ...plain, duty: 34_687.01 }), figures)).toEqual({
    verdict: "match",
  })
  expect(compareDutyExampleWithRules(parseExample({ ...plain, duty: 34_687.02 }), figures)).toEqual({
    verdict: "differs",
    differences: [{ figure: "duty", stated: 34_687_02, ours: 34_687_00 }],
  })
})
