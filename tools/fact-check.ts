import { readFileSync, writeFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { format, resolveConfig } from "prettier"
import { productOf } from "../src/gatsby/addresses"
import { readableFiles, readContent } from "../src/gatsby/read-content"
import { documentFacts } from "./fact-check/document-facts"
import { factCheckPage } from "./fact-check/fact-check-page"
import type { Checked } from "./fact-check/facts"
import { faqFacts } from "./fact-check/faq-facts"
import { pageFacts } from "./fact-check/page-facts"
import { sharesOf, withShares } from "./fact-check/shares"
import { tableFacts } from "./fact-check/table-facts"

const CONTENT = "content"
const PAGE = "docs/fact-check.md"
const README = "README.md"

/** Everything of this firm's site that states law or money: pages in the order of their kinds, then answers, documents to send and tables of figures. */
function checkedIn(content: string): Checked[] {
  const { files } = readContent(content)
  const product = productOf(files) ?? ""
  const readable = readableFiles(files)
  const pages = readable.flatMap(file => pageFacts(file, product) ?? [])
  const answers = readable.flatMap(file => faqFacts(file) ?? [])
  const documents = readable.flatMap(file => documentFacts(file) ?? [])
  const tables = readable.flatMap(file => tableFacts(file) ?? [])
  return [...pages, ...answers, ...documents, ...tables]
}

/** Writes the fact check and its shares in the README; with `--check`, only says whether they're up to date. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } })
  const all = checkedIn(CONTENT)
  const readme = withShares(readFileSync(README, "utf8"), sharesOf(all))
  const wanted = [
    [PAGE, factCheckPage(all)],
    [README, await format(readme, { ...(await resolveConfig(README)), parser: "markdown" })],
  ] as const
  for (const [file, text] of wanted) {
    if (!values.check) writeFileSync(file, text)
    else if (readFileSync(file, "utf8") !== text) {
      process.stderr.write(`${file} isn't what the content gives; npm run fact-check writes it again\n`)
      process.exitCode = 1
    }
  }
}

void main()
