import { listValidSiteFiles, readContent } from "../src/gatsby/read-content"
import { renderFactsWithSources } from "./fact-check/fact-check-page"
import { readFaqAndDocumentFacts } from "./fact-check/listed-facts"
import { readPageFacts } from "./fact-check/page-facts"
import { readRateTableFacts } from "./fact-check/table-facts"

/** Prints everything on this firm's site that states law or money, with its sources. */
function printFactsWithSources(): void {
  const readable = listValidSiteFiles(readContent("content").files)
  const pages = readable.flatMap(file => readPageFacts(file) ?? [])
  const lists = readable.flatMap(file => readFaqAndDocumentFacts(file) ?? [])
  const tables = readable.flatMap(file => readRateTableFacts(file) ?? [])
  process.stdout.write(renderFactsWithSources([...pages, ...lists, ...tables]))
}

printFactsWithSources()
