import { productOf } from "../src/gatsby/addresses"
import { readableFiles, readContent } from "../src/gatsby/read-content"
import { documentFacts } from "./fact-check/document-facts"
import { factCheckPage } from "./fact-check/fact-check-page"
import { faqFacts } from "./fact-check/faq-facts"
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
  const others = [faqFacts, documentFacts, tableFacts].flatMap(read => readable.flatMap(file => read(file) ?? []))
  process.stdout.write(factCheckPage([...pages, ...others]))
}

printFactCheck()
