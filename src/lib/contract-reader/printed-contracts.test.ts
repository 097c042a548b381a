import { readdirSync, readFileSync } from "node:fs"
import { readContracts } from "../../harness/contracts/contract-data"
import { listWrongAnswers, runCase } from "../../harness/contracts/measure-findings"
import { readPdf } from "../../testing/contracts/read-pdf"

// Made by `tools/contract-pdfs.ts` with `--printed` (Chromium) and `--office` (LibreOffice).
const FOLDER = "src/testing/contracts/pdf"
const contracts = new Map(readContracts("src/testing/contracts")().map(contract => [contract.name, contract]))
const listFiles = (folder: string) => readdirSync(`${FOLDER}/${folder}`).map(file => `${folder}/${file}`)

test("each contract is printed", () => {
  expect(listFiles("printed").sort()).toEqual([...contracts.keys()].sort().map(name => `printed/${name}.pdf`))
})

test.each([...listFiles("printed"), ...listFiles("office")])("%s is answered as expected", async file => {
  const contract = contracts.get(file.replace(/.*\/|\.pdf/g, ""))
  const pages = await readPdf(readFileSync(`${FOLDER}/${file}`))
  expect(contract && listWrongAnswers(runCase(contract, pages))).toEqual([])
})
