import { readContracts } from "../../harness/contracts/contract-data"
import { listWrongAnswers, runCase } from "../../harness/contracts/measure-findings"

const contracts = readContracts("src/testing/contracts")()

test.each(contracts.map(contract => [contract.name, contract] as const))(
  "%s is answered as expected",
  (_, contract) => {
    expect(listWrongAnswers(runCase(contract))).toEqual([])
  },
)
