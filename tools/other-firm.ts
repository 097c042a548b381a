import { execFileSync } from "node:child_process"
import { rmSync } from "node:fs"
import { join } from "node:path"
import { checkContent } from "../src/gatsby/check-content"
import { handMadeRoutes } from "../src/gatsby/addresses"
import { lineFor } from "../src/gatsby/read-content"
import { makeOtherFirm } from "./other-firm/make-other-firm"
import { addPeople } from "./growth/people"
import { copySite } from "./growth/copy-site"
import { runCommand } from "./run-command"

/**
 * Runs the unit tests in a copy of the project in which another firm has changed every value of its own: all of them, or
 * those that the arguments name to Jest. It takes as long as the unit tests do. `npm test` leaves it out, since there a
 * test that opens a file of the firm fails at once.
 */
async function testAsOtherFirm(): Promise<void> {
  const site = copySite()
  try {
    const content = join(site, "content")
    addPeople(content)
    makeOtherFirm(content)
    const problems = checkContent(content, handMadeRoutes("src/pages")).map(lineFor)
    if (problems.length > 0) throw new Error(`The other firm's content is not valid:\n${problems.join("\n")}`)
    // Some tests ask git for the files of the project.
    execFileSync("git", ["init", "--quiet"], { cwd: site })
    if (!(await runCommand("jest", process.argv.slice(2), { cwd: site }))) process.exitCode = 1
  } finally {
    rmSync(site, { recursive: true, force: true })
  }
}

testAsOtherFirm().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
