import { mkdirSync, writeFileSync } from "node:fs"
import type { PDFDocument } from "@cantoo/pdf-lib"
import { drawFields, drawFlattened, drawNotes, drawTicks } from "./contract-pdfs/form-pdfs"
import { hostilePdfs } from "./contract-pdfs/hostile-pdfs"
import { makeOfficePdf } from "./contract-pdfs/office-pdfs"
import { drawGarbled, drawLigatures, drawLong, drawScan, drawTurned, drawTwoColumns } from "./contract-pdfs/pages-pdfs"
import { printContracts } from "./contract-pdfs/print-contracts"
import { runMainAndPrintError } from "./run-command"
import { readContracts } from "../src/harness/contracts/contract-data"

/** Where tests read them. */
const CONTRACTS = "src/testing/contracts"
const FOLDER = `${CONTRACTS}/pdf`

const DRAWINGS: Record<string, () => Promise<PDFDocument>> = {
  fields: drawFields,
  flattened: drawFlattened,
  notes: drawNotes,
  ticks: drawTicks,
  "two-columns": drawTwoColumns,
  turned: drawTurned,
  ligatures: drawLigatures,
  garbled: drawGarbled,
  scan: drawScan,
  "150-pages": drawLong,
}

/** Contracts that LibreOffice makes PDFs of, one a state. They have no fields, scans or signatures. */
const OFFICE_CONTRACTS = ["nsw-01", "vic-01", "qld-05"]

type Passwords = Parameters<PDFDocument["encrypt"]>[0]

const saveLocked = async (passwords: Passwords): Promise<Uint8Array> => {
  const doc = await drawFlattened()
  doc.encrypt(passwords)
  return doc.save()
}

/** Each PDF's name with what makes its bytes. Those with a password have random keys, so their bytes differ each time. */
const makers: Record<string, () => Promise<Uint8Array> | Uint8Array> = {
  ...Object.fromEntries(
    Object.entries(DRAWINGS).map(([name, draw]) => [
      name,
      async () => (await draw()).save({ updateFieldAppearances: false }),
    ]),
  ),
  "with-password": () => saveLocked({ userPassword: "fenwick", ownerPassword: "ashdown" }),
  "locked-by-owner": () => saveLocked({ ownerPassword: "ashdown" }),
  "cut-short": async () => (await (await drawLong()).save()).slice(0, 60_000),
  ...hostilePdfs,
}

/**
 * Makes the PDFs that tests read: those that are drawn, or with `--printed` those that Chromium prints of contracts as data.
 * `--printed FROM TO SEEDS` prints those of another folder, each with that many seeds. With `--office`, LibreOffice Writer makes
 * PDFs of three contracts (Debian's package `libreoffice-writer-nogui`, 7.4).
 */
async function makePdfs(): Promise<void> {
  const [option, from = CONTRACTS, to = `${FOLDER}/printed`, seedCount = "1"] = process.argv.slice(2)
  const writePdf = (file: string, pdf: Uint8Array) => writeFileSync(`${file}.pdf`, pdf)
  if (option === "--printed") {
    mkdirSync(to, { recursive: true })
    const contracts = Array.from({ length: Number(seedCount) }, (_, seed) => readContracts(from)(seed)).flat()
    return printContracts(contracts, (name, pdf) => writePdf(`${to}/${name}`, pdf))
  }
  if (option === "--office") {
    mkdirSync(`${FOLDER}/office`, { recursive: true })
    for (const contract of readContracts(CONTRACTS)().filter(({ name }) => OFFICE_CONTRACTS.includes(name)))
      writePdf(`${FOLDER}/office/${contract.name}`, await makeOfficePdf(contract))
    return
  }
  for (const [name, make] of Object.entries(makers)) writePdf(`${FOLDER}/${name}`, await make())
}

void runMainAndPrintError(makePdfs)
