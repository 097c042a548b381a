import { productOf } from "../src/gatsby/addresses"
import { readableFiles, readContent } from "../src/gatsby/read-content"
import { factCheckPage } from "./fact-check/fact-check-page"
import { listedFacts } from "./fact-check/listed-facts"
import { pageFacts } from "./fact-check/page-facts"
import { tableFacts } from "./fact-check/table-facts"

/**
 * `npm run fact-check`: prints everything of this firm's site that states law or money, with its sources: pages in the
 * order of their kinds, then answers, documents to send and tables of figures.
 */
function printFactCheck(): void {
  const { files } = readContent("content")
  const product = productOf(files) ?? ""
  const readable = readableFiles(files)
  const pages = readable.flatMap(file => pageFacts(file, product) ?? [])
  const lists = readable.flatMap(file => listedFacts(file) ?? [])
  const tables = readable.flatMap(file => tableFacts(file) ?? [])
  process.stdout.write(factCheckPage([...pages, ...lists, ...tables]))
}

printFactCheck()
