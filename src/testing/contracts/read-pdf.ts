import "./drawing-in-node"
import { readPages } from "../../lib/contract-reader/read-pages"
import type { ContractPage } from "../../domain/own-contract/pages"

/** Reads a PDF in Node by the worker's own functions. @param passwords Those that are given, one each time one is asked for. */
export async function readPdf(bytes: Uint8Array, passwords: readonly string[] = []): Promise<ContractPage[]> {
  const pages: ContractPage[] = []
  const left = [...passwords]
  await readPages(Uint8Array.from(bytes), {
    onPage: page => pages.push(page),
    onPassword: async () => left.shift(),
  })
  return pages
}
