import { getFirmProduct } from "../src/gatsby/addresses"
import { listReadableFiles, readContent } from "../src/gatsby/read-content"
import { renderFactCheck } from "./fact-check/fact-check-page"
import { readListedFacts } from "./fact-check/listed-facts"
import { readPageFacts } from "./fact-check/page-facts"
import { readTableFacts } from "./fact-check/table-facts"

/**
 * `npm run fact-check`: prints everything on this firm's site that states law or money, with its sources: pages grouped
 * by kind, then answers, documents to send and tables of figures.
 */
function printFactCheck(): void {
  const { files } = readContent("content")
  const product = getFirmProduct(files) ?? ""
  const readable = listReadableFiles(files)
  const pages = readable.flatMap(file => readPageFacts(file, product) ?? [])
  const lists = readable.flatMap(file => readListedFacts(file) ?? [])
  const tables = readable.flatMap(file => readTableFacts(file) ?? [])
  process.stdout.write(renderFactCheck([...pages, ...lists, ...tables]))
}

printFactCheck()
