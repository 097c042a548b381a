import { readContracts } from "../../harness/contracts/contract-data"
import { measureFindings, runCase, type Measure } from "../../harness/contracts/measure-findings"
import type { ContractFindings } from "./findings"
import {
  hideUnreliableAnswers,
  LEAST_CASES,
  RELIABLE_ANSWERS,
  REQUIRED_PRECISION,
  type MeasuredAnswer,
} from "./reliable-answers"

const SEEDS = 20

/** The rules were mended with the odd-numbered layouts, and never with the even ones. */
const isHeldOut = ({ name }: { name: string }): boolean => Number(/-(\d\d)-/.exec(name)?.[1]) % 2 === 0

const drawHeldOut = readContracts("src/testing/contracts/held-out")
const cases = Array.from({ length: SEEDS }, (_, i) => drawHeldOut(i + 1))
  .flat()
  .filter(isHeldOut)
  .map(contract => runCase(contract))
const measures = measureFindings(cases)

const countFoundAnswers = (id: string): number =>
  measures.filter(({ item }) => item === id).reduce((sum, { answers }) => sum + answers.found.total, 0)

function isReliable({ item, answers }: Measure, answer: MeasuredAnswer): boolean {
  const { total, right } = answers[answer]
  if (total === 0 || (answer === "found" && countFoundAnswers(item) < LEAST_CASES)) return false
  return right / total >= REQUIRED_PRECISION[answer]
}

test("the answers that are given are those that were right often enough on contracts held out", () => {
  const reliable = measures.flatMap(measure =>
    (["found", "blank", "missing"] as const)
      .filter(answer => isReliable(measure, answer))
      .map(answer => `${measure.item}, ${measure.state}: ${answer}`),
  )
  const answersGiven = Object.entries(RELIABLE_ANSWERS).flatMap(([item, states]) =>
    Object.entries(states).flatMap(([state, answers]) => answers.map(answer => `${item}, ${state}: ${answer}`)),
  )
  expect(answersGiven.sort()).toEqual(reliable.sort())
})

test("no contract is taken for one of another state", () => {
  const wrong = cases.filter(({ state, findings }) => findings.state !== undefined && findings.state !== state)
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test("an answer that isn't relied on only says where the item is mentioned", () => {
  const mentions = [{ page: 3, sentence: "Price $900,000" }]
  const price = { item: "price", answer: "found", mentions, value: "$900,000" } as const
  const unknown = { ...price, item: "an item without measurements" }
  const contract = { state: "NSW", findings: [price, unknown] } as unknown as ContractFindings
  expect(hideUnreliableAnswers(contract).findings).toEqual([price, { item: unknown.item, answer: "unsure", mentions }])
})
