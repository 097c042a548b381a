import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseDocument } from "yaml"
import { handMadeRoutes } from "../src/gatsby/addresses"
import { checkContent } from "../src/gatsby/check-content"
import { statesLeftOut } from "../src/gatsby/gates/every-state"
import { hardToRead } from "../src/gatsby/gates/hard-to-read"
import { nearDuplicates } from "../src/gatsby/gates/near-duplicates"
import { misspelt } from "../src/gatsby/gates/spelling"
import { lineFor, readableFiles, readContent } from "../src/gatsby/read-content"
import { australianSpeller, ownWords } from "./content/australian"

// Checks the content as firms would have it that act in some of its states only, without a build:
//   npx tsx tools/subsets.ts             VIC, QLD, NSW, and NSW with QLD
//   npx tsx tools/subsets.ts VIC QLD,NSW  these only

const SUBSETS = ["VIC", "QLD", "NSW", "NSW,QLD"]

/** The problems of the content for a firm that acts in these states, in this order. It's a conveyancer wherever it may be. */
function problemsIn(states: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), "subset-"))
  try {
    const content = join(folder, "content")
    cpSync("content", content, { recursive: true })
    const site = join(content, "site.yaml")
    writeFileSync(site, actingIn(states, readFileSync(site, "utf8")))
    const all = readContent(content).files
    const files = readableFiles(all)
    const given = { files, names: all.map(({ file }) => file), maps: readdirSync("static/maps") }
    return [
      ...checkContent(content, handMadeRoutes("src/pages")).map(lineFor),
      ...nearDuplicates(files).map(lineFor),
      ...misspelt(files, australianSpeller(), ownWords()).map(lineFor),
      ...hardToRead(files).map(problem => `${lineFor(problem)} (a notice)`),
      ...statesLeftOut(given),
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function actingIn(states: readonly string[], text: string): string {
  const site = parseDocument(text)
  const one = (state: string) => ({
    state,
    as: state === "QLD" ? "law practice" : "licensed conveyancer",
    registration: { register: "The register", number: "000000" },
    practitioner: state === "QLD" ? "solicitor" : "conveyancer",
  })
  site.set("states", states.map(one))
  return site.toString()
}

const asked = process.argv.slice(2)
for (const subset of asked.length > 0 ? asked : SUBSETS) {
  const lines = problemsIn(subset.split(","))
  process.stdout.write(`\n${subset}: ${lines.length === 0 ? "nothing wrong" : `${lines.length} to put right`}\n`)
  for (const line of lines) process.stdout.write(`  ${line}\n`)
  if (lines.length > 0) process.exitCode = 1
}
