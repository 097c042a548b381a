import { execFileSync } from "node:child_process"
import { cpSync, existsSync, readFileSync, rmSync } from "node:fs"
import { dirname, join, resolve } from "node:path"
import { createInterface } from "node:readline/promises"
import { parseArgs } from "node:util"
import { format, resolveConfig } from "prettier"
import { stringify } from "yaml"
import { parseYaml } from "../src/gatsby/content-types/parse-fields"
import { listLeftOutFiles } from "../src/gatsby/left-out-content"
import { findSampleTraces } from "../src/gatsby/sample/sample-traces"
import { formatProblem, readContent } from "../src/gatsby/read-content"
import { readAnswers } from "./rebrand/answers"
import { askAnswers, type Conversation } from "./rebrand/ask"
import { checkBrand } from "./rebrand/check-brand"
import { listRemainingWork } from "./rebrand/remaining-work"
import { findMentionsInContent } from "./rebrand/mentions/check-mentions"
import { formatFinding } from "./rebrand/mentions/seen-text"
import { prepare, type Prepared } from "./rebrand/prepare"
import { summariseChanges } from "./rebrand/summary"
import { readUsualAnswers } from "./rebrand/usual-answers"
import { runCommand } from "./run-command"
import { writeFirm } from "./write-firm"

const CONTENT = "content"
const EXAMPLE = "tools/rebrand/firm.example.yaml"

const HELP = `npm run rebrand                       asks for your firm's answers, one by one
npm run --silent rebrand -- --template > ../firm.yaml
                                      writes a file to fill in
npm run rebrand -- --from firm.yaml   reads the answers from that file
npm run rebrand -- --check            lists what is left of the sample firm, and what yours mustn't call itself

  --dry-run  says what would change, and writes nothing
  --yes      writes without asking
  --dirty    writes although files have changes that git hasn't kept
`

const OPTIONS = {
  from: { type: "string" },
  template: { type: "boolean" },
  check: { type: "boolean" },
  "dry-run": { type: "boolean" },
  yes: { type: "boolean" },
  dirty: { type: "boolean" },
  help: { type: "boolean" },
} as const

const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** Prints what's wrong, and that nothing was written. */
function refuse(lines: readonly string[]): void {
  process.stderr.write(`${lines.join("\n")}\n\nNothing was written.\n`)
  process.exitCode = 1
}

/**
 * Prints what's left of the sample firm, what the site mustn't say about the firm, and what only a person can do.
 *
 * @returns Whether there's nothing to print for the first two.
 */
function report(): boolean {
  const { files } = readContent(CONTENT)
  const traces = findSampleTraces(files).map(formatProblem)
  const mentions = findMentionsInContent(".").map(formatFinding)
  say(traces.length === 0 ? "Nothing of the sample is left." : `Left of the sample:\n${indent(traces)}`)
  if (mentions.length > 0)
    say(`\nWhat the firm may not call itself, or states where it doesn't act:\n${indent(mentions)}`)
  say("\nFor a person to write or read, and to tick off: this list is the same when it's done.")
  say(indent(listRemainingWork(files, listLeftOutFiles(files))))
  return traces.length + mentions.length === 0
}

const indent = (lines: readonly string[]): string => lines.map(line => `  ${line}`).join("\n")

const COMMIT_FIRST =
  "content/ has changes that git hasn't kept, and couldn't bring back. Commit them first, or add --dirty."

/** Lists content files with uncommitted changes, which git couldn't restore. */
const listUnkeptFiles = (): string =>
  execFileSync("git", ["status", "--porcelain", "--", CONTENT], { encoding: "utf8" }).trim()

const openTerminal = (): Conversation & { close: () => void } => {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  return { ask: question => lines.question(question), say, close: () => lines.close() }
}

/** Formats a file as `npm run format` would. */
const formatFile = async (file: string, text: string): Promise<string> =>
  format(text, { ...(await resolveConfig(resolve(CONTENT, file))), filepath: file })

/** Prepares the content for the firm in the file `from`, or for the firm of the person who answers the questions. */
async function prepareContent(from: string | undefined, talk: Conversation | null): Promise<Prepared> {
  const createMarkReader = (folder: string) => (name: string) => readFileSync(resolve(folder, name), "utf8")
  if (from !== undefined) {
    const yaml = removeBanner(readFileSync(from, "utf8"))
    const fields = parseYaml(yaml)
    const rawAnswers = fields.ok ? fields.value : null
    return prepare(
      CONTENT,
      { given: rawAnswers, read: readAnswers(yaml), readMark: createMarkReader(dirname(from)) },
      formatFile,
    )
  }
  if (!talk) return { ok: false, problems: [`Nobody is there to ask. Fill in a file, and name it:\n\n${HELP}`] }
  const readMark = createMarkReader(".")
  const { given: rawAnswers, answers } = await askAnswers(
    talk,
    readUsualAnswers(CONTENT),
    typedAnswers => checkBrand(typedAnswers, readMark).problems,
  )
  const result = await prepare(CONTENT, { given: rawAnswers, read: { ok: true, value: answers }, readMark }, formatFile)
  if (!result.ok) say(`Your answers, to be written to a file and read with --from:\n\n${stringify(rawAnswers)}`)
  return result
}

/**
 * Removes the lines that npm prints before a command that isn't silent, since they may have been saved with the
 * template. Line numbers stay the same.
 */
const removeBanner = (yaml: string): string =>
  yaml.replace(/^(?:\s*\n|> .*\n)+/, introduction => introduction.replace(/^> .*$/gm, ""))

/** Replaces our content with the prepared content, and updates the code and docs generated from it. */
async function write({ content, changes }: Extract<Prepared, { ok: true }>): Promise<void> {
  for (const file of changes.removed) rmSync(join(CONTENT, file))
  for (const file of changes.written) cpSync(join(content, file), join(CONTENT, file), { recursive: true })
  writeFirm(".")
  if (!(await runCommand("tsx", ["tools/write-docs.ts"])))
    throw new Error("docs/webhook and docs/prices.openapi.json couldn't be written")
}

async function rebrand(): Promise<void> {
  const { values: options } = parseArgs({ options: OPTIONS })
  if (options.help) return say(HELP)
  if (options.template) return say(readFileSync(EXAMPLE, "utf8"))
  if (options.check) {
    if (!report()) process.exitCode = 1
    return
  }
  if (options.from !== undefined && !existsSync(options.from)) return refuse([`${options.from} isn't there.`])
  const isUnkept = !options.dirty && !options["dry-run"] && listUnkeptFiles() !== ""
  // Don't ask any questions if nothing could be written. A file's mistakes are listed before this problem.
  if (isUnkept && options.from === undefined) return refuse([COMMIT_FIRST])
  const talk = process.stdin.isTTY ? openTerminal() : null
  try {
    if (options.from !== undefined) say("This takes about half a minute.")
    const result = await prepareContent(options.from, talk)
    if (!result.ok) return refuse(result.problems)
    if (isUnkept) return refuse([COMMIT_FIRST])
    say(`In content/:\n${summariseChanges(result.changes)}`)
    if (options["dry-run"]) return
    const isWanted = options.yes || !talk || /^y(es)?$/i.test((await talk.ask("Write this? [y/n] ")).trim())
    if (!isWanted) return refuse(["As you wish."])
    await write(result)
    report()
    say("\nTo undo all of it: git restore . && git clean -f content")
  } finally {
    talk?.close()
  }
}

rebrand().catch((error: Error) => refuse([error.message]))
