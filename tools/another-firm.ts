import { execFileSync } from "node:child_process"
import { rmSync } from "node:fs"
import { join } from "node:path"
import { makeAnotherFirm } from "../src/testing/another-firm"
import { copySite } from "./growth/copy-site"
import { runCommand } from "./run-command"

/**
 * Runs the unit tests in a copy of the project in which another firm has changed every value of its own: all of them, or
 * those that the arguments name to Jest. As long as the unit tests themselves; not a part of `npm test`, in which a test
 * that reads the firm's files fails at once.
 */
async function testAsAnotherFirm(): Promise<void> {
  const site = copySite()
  try {
    makeAnotherFirm(join(site, "content"))
    // Some tests ask git for the files of the project.
    execFileSync("git", ["init", "--quiet"], { cwd: site })
    if (!(await runCommand("jest", process.argv.slice(2), { cwd: site }))) process.exitCode = 1
  } finally {
    rmSync(site, { recursive: true, force: true })
  }
}

void testAsAnotherFirm()
