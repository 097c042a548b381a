import {
  hideUnreliableAnswers,
  REQUIRED_PRECISION,
  type MeasuredAnswer,
} from "../../src/domain/own-contract/reliable-answers"
import { readContracts } from "../../src/harness/contracts/contract-data"
import { listWrongAnswers, runCase, type MeasuredCase } from "../../src/harness/contracts/measure-findings"
import { readPdf } from "../../src/testing/contracts/read-pdf"
import { isThorough } from "../../src/testing/draw-sample"
import { printContracts } from "./print-contracts"

const contracts = readContracts("src/testing/contracts/held-out")(1)

/** Reads what Chromium prints of each contract. Only the answers that visitors get are kept. */
async function readPrintedContracts(): Promise<MeasuredCase[]> {
  const cases: MeasuredCase[] = []
  await printContracts(contracts, async (name, pdf) => {
    const pages = await readPdf(pdf)
    for (const contract of contracts.filter(one => one.name === name)) {
      const measured = runCase(contract, pages)
      cases.push({ ...measured, findings: hideUnreliableAnswers(measured.findings) })
    }
  })
  return cases
}

const testThorough = isThorough ? test : test.skip

testThorough(
  "contracts held out are answered as well when they're read from PDFs that a browser prints",
  async () => {
    const cases = await readPrintedContracts()
    expect(cases).toHaveLength(contracts.length)
    const wrongStates = cases.filter(({ state, findings }) => findings.state !== undefined && findings.state !== state)
    expect(wrongStates.map(({ name }) => name)).toEqual([])
    for (const answer of Object.keys(REQUIRED_PRECISION) as MeasuredAnswer[]) {
      const count = cases.flatMap(({ findings }) => findings.findings).filter(one => one.answer === answer).length
      // Without their words, since nobody who makes the rules reads these contracts.
      const wrong = cases.flatMap(one =>
        listWrongAnswers(one).flatMap(line =>
          line.includes(`: ${answer} "`) ? `${one.name}, ${line.split(":")[0]}` : [],
        ),
      )
      expect(count).toBeGreaterThan(0)
      expect(wrong.length > (1 - REQUIRED_PRECISION[answer]) * count ? wrong : []).toEqual([])
    }
  },
  300_000,
)
