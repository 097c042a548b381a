import { readContracts } from "../../harness/contracts/contract-data"
import { toContractPages } from "../../harness/contracts/to-contract-pages"

const drawHeldOutContracts = readContracts("src/testing/contracts/held-out")
const ITEM =
  /^(edition|seller|buyer|land|price|deposit|(contract|settlement|sunset)-date|finance|inspection|cooling-off|waiver|special-conditions|deposit-release|default-interest|inclusions|title-search|plan|instrument-88b|planning-certificate|sewer-diagram|pool-certificate|building-insurance|strata-documents|disclosure-statement|rates-certificates|due-diligence-checklist|owner-builder-report|section-32|s32[abdefghi]|s32c-(easements|planning)|form-2(-part-[1-6])?)$/

const listWords = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? []

describe.each([0, 1, 2, 3])("held-out contracts with seed %d", seed => {
  it.each(drawHeldOutContracts(seed).map(contract => [contract.name, contract] as const))(
    "%s has what's expected of it",
    (_, contract) => {
      const pages = toContractPages(contract)
      for (const [item, { entry, value }] of contract.expected) {
        expect(item).toMatch(ITEM)
        const read = pages
          .filter(page => entry === undefined || page.entry === entry)
          .flatMap(({ lines }) => lines.flatMap(({ cells }) => cells.flatMap(({ text }) => listWords(text))))
        expect(read).toEqual(expect.arrayContaining(listWords(value ?? "")))
      }
    },
  )
})
