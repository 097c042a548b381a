import { readContracts } from "../../harness/contracts/contract-data"
import { formatMeasures, listWrongAnswers, measureFindings, runCase } from "../../harness/contracts/measure-findings"

const read = readContracts("src/testing/contracts")
const contracts = read().map(contract => [contract.name, contract] as const)

test.each(contracts)("%s is answered as expected", (_, contract) => {
  expect(listWrongAnswers(runCase(contract))).toEqual([])
})

test.each([1, 2])("contracts with other values and blanks are answered as expected: %i", seed => {
  expect(read(seed).flatMap(contract => listWrongAnswers(runCase(contract)))).toEqual([])
})

test("the measure counts wrong values against precision, and what isn't found against recall", () => {
  const [contract] = contracts.flatMap(([name, one]) => (name === "vic-01" ? [one] : []))
  if (!contract) throw new Error("vic-01 isn't there")
  const right = runCase(contract)
  const withExpected = (value: string) => ({
    ...right,
    expected: new Map([...right.expected, ["price", { answer: "found" as const, entry: 0, value }]]),
  })
  const hidden = { ...right, findings: { ...right.findings, findings: [] } }
  const measures = measureFindings([right, withExpected("$1"), hidden]).filter(({ item }) => item === "price")
  expect(measures.find(({ state }) => state === "VIC")).toMatchObject({
    answers: { found: { total: 2, right: 1 } },
    present: 3,
  })
  expect(formatMeasures(measures)).toContain("| price | VIC | 1/2 0.500 | - | - | 1/3 0.333 |")
})
