import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { parseArgs } from "node:util"
import { readBuiltSite } from "./diff-site/built-page"
import { findSiteDifferences } from "./diff-site/differences"
import { renderSiteDifferenceReport, LONGEST_COMMENT } from "./diff-site/report"
import { buildProjectCopy, copyProject } from "./growth/copy-site"
import { runCommand, runMainAndPrintError } from "./run-command"

const USAGE = `npm run diff:site -- <commit>             builds the site of a commit and this one, and prints what differs
npm run diff:site -- <commit> --comment   the same, cut to what fits into a comment on GitHub`

/** Sends a build's output to stderr, since stdout is for the report. */
const writeToStderr = (text: string): void => void process.stderr.write(text)

const runGit = (...args: string[]): string => execFileSync("git", args, { encoding: "utf8" }).trim()

/**
 * Prints what visitors and search engines get that differs from the site of a commit. Uncommitted files count as
 * current.
 */
async function compareSiteWithCommit(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { comment: { type: "boolean", default: false } },
    allowPositionals: true,
  })
  const [commit, ...more] = positionals
  if (!commit || more.length > 0) throw new Error(USAGE)
  const before = await buildAndReadSite(await checkOutCommit(findCommitHash(commit)), folder =>
    runGit("worktree", "remove", "--force", folder),
  )
  const after = await buildAndReadSite(copyProject(), folder => rmSync(folder, { recursive: true, force: true }))
  const report = renderSiteDifferenceReport(
    findSiteDifferences(before, after),
    values.comment ? LONGEST_COMMENT : undefined,
  )
  process.stdout.write(report)
}

function findCommitHash(name: string): string {
  try {
    return runGit("rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`)
  } catch {
    throw new Error(`${name} is no commit of this repository. A shallow clone has few: fetch it first.\n\n${USAGE}`)
  }
}

async function checkOutCommit(commit: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "site-before-"))
  runGit("worktree", "add", "--force", "--detach", folder, commit)
  const samePackages = runGit("diff", "--name-only", commit, "--", "package-lock.json") === ""
  if (samePackages) symlinkSync(resolve("node_modules"), join(folder, "node_modules"))
  else if (!(await runCommand("npm", ["ci"], { cwd: folder, onOutput: writeToStderr })))
    throw new Error(`The packages of ${commit} could not be installed.`)
  return folder
}

async function buildAndReadSite(folder: string, remove: (folder: string) => void) {
  try {
    await buildProjectCopy(folder, writeToStderr)
    return readBuiltSite(join(folder, "public"))
  } finally {
    remove(folder)
  }
}

void runMainAndPrintError(compareSiteWithCommit)
