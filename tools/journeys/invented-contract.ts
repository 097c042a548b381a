import { readContracts } from "../../src/harness/contracts/contract-data"
import { renderContract } from "../../src/harness/contracts/render-contract"

const FOLDER = "src/testing/contracts"

/** Draws an invented contract of `src/testing/contracts` as HTML, which a browser prints as a PDF. */
export function renderInventedContract(name: string): string {
  const contract = readContracts(FOLDER)().find(one => one.name === name)
  if (!contract) throw new Error(`no contract is named ${name}`)
  return renderContract(contract)
}
