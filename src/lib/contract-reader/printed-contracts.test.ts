import { readFileSync } from "node:fs"
import { readContracts } from "../../harness/contracts/contract-data"
import { listWrongAnswers, runCase } from "../../harness/contracts/measure-findings"
import { readPdf } from "../../testing/contracts/read-pdf"

// Printed by `tools/contract-pdfs.ts --printed`.
const FOLDER = "src/testing/contracts/pdf/printed"

test.each(readContracts("src/testing/contracts")().map(contract => [contract.name, contract] as const))(
  "%s is answered as expected when it's read from its PDF",
  async (name, contract) => {
    const pages = await readPdf(readFileSync(`${FOLDER}/${name}.pdf`))
    expect(listWrongAnswers(runCase(contract, pages))).toEqual([])
  },
)
