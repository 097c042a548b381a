import { measureSite } from "./bench-build/measure-site"
import { budgetTable } from "./bench-build/table"

const ADDED = 5_000

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** `npm run bench:build`: what building costs and what a page weighs, now and with thousands of places more. Judges nothing. */
async function benchBuild(): Promise<void> {
  const now = await measureSite(0)
  const grown = await measureSite(ADDED)
  say(`\n${budgetTable(now, grown, ADDED)}`)
}

benchBuild().catch((error: Error) => {
  say(error.message)
  process.exitCode = 1
})
