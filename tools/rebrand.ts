import { execFileSync } from "node:child_process"
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join, resolve } from "node:path"
import { createInterface } from "node:readline/promises"
import { parseArgs } from "node:util"
import { format, resolveConfig } from "prettier"
import { stringify } from "yaml"
import { isTask, TASKS } from "../src/domain/content/checklist"
import { parseYaml } from "../src/gatsby/content-types/parse-fields"
import { listFilesLeftOutOfBuild } from "../src/gatsby/left-out-content"
import { findLeftoverSampleTexts } from "../src/gatsby/sample/sample-traces"
import { formatProblem, readContent } from "../src/gatsby/read-content"
import { parseRebrandAnswers } from "./rebrand/answers"
import { askAllRebrandQuestions, type Conversation } from "./rebrand/ask"
import { checkBrandMarkAndColours } from "./rebrand/check-brand"
import { CHECKLIST_FILE, listRebrandTasks, tickTasks } from "./rebrand/remaining-work"
import { findFalseClaimsInContent } from "./rebrand/mentions/check-mentions"
import { formatFinding } from "./rebrand/mentions/seen-text"
import { createRebrandedContentCopy, type Given, type Prepared } from "./rebrand/prepare"
import { summariseFileChanges } from "./rebrand/summary"
import { readDefaultRebrandAnswers } from "./rebrand/usual-answers"
import { runCommand } from "./run-command"
import { writeFirmSettingsAsTypeScript } from "./write-firm"

const CONTENT = "content"
const EXAMPLE = "tools/rebrand/firm.example.yaml"

const HELP = `npm run rebrand                       asks for your firm's answers, one by one
npm run --silent rebrand -- --template > ../firm.yaml
                                      writes a file to fill in
npm run rebrand -- --from firm.yaml   reads the answers from that file
npm run rebrand -- --tick aboutUs     ticks what you've written or read off the list that --check shows
npm run rebrand -- --check            lists what is left of the sample firm, and what yours mustn't call itself

  --dry-run  says what would change, and writes nothing
  --yes      writes without asking
  --dirty    writes although files have changes that git hasn't kept
`

const OPTIONS = {
  from: { type: "string" },
  template: { type: "boolean" },
  check: { type: "boolean" },
  tick: { type: "string", multiple: true },
  "dry-run": { type: "boolean" },
  yes: { type: "boolean" },
  dirty: { type: "boolean" },
  help: { type: "boolean" },
} as const

const printLine = (text: string): void => void process.stdout.write(`${text}\n`)

function printReasonsForNotWriting(lines: readonly string[]): void {
  process.stderr.write(`${lines.join("\n")}\n\nNothing was written.\n`)
  process.exitCode = 1
}

/** @returns Whether nothing is left of the sample, and nothing is said that mustn't be. */
function printRemainingRebrandTasks(): boolean {
  const { files } = readContent(CONTENT)
  const traces = findLeftoverSampleTexts(files).map(formatProblem)
  const mentions = findFalseClaimsInContent(".").map(formatFinding)
  printLine(traces.length === 0 ? "Nothing of the sample is left." : `Left of the sample:\n${indentLines(traces)}`)
  if (mentions.length > 0)
    printLine(`\nWhat the firm may not call itself, or states where it doesn't act:\n${indentLines(mentions)}`)
  printLine(
    "\nFor a person to write or read. Tick it off with npm run rebrand -- --tick NAME, or in the editor at /admin.",
  )
  printLine(indentLines(listRebrandTasks(files, listFilesLeftOutOfBuild(files))))
  return traces.length + mentions.length === 0
}

function tickRebrandTasks(names: readonly string[]): void {
  const unknown = names.filter(name => !isTask(name))
  if (unknown.length > 0)
    return printReasonsForNotWriting(unknown.map(name => `Nothing is named ${name}. There are ${TASKS.join(", ")}.`))
  const file = join(CONTENT, CHECKLIST_FILE)
  writeFileSync(file, tickTasks(readFileSync(file, "utf8"), names.filter(isTask)))
  printRemainingRebrandTasks()
}

const indentLines = (lines: readonly string[]): string => lines.map(line => `  ${line}`).join("\n")

const COMMIT_FIRST =
  "content/ has changes that git hasn't kept, and couldn't bring back. Commit them first, or add --dirty."

const listUncommittedContent = (): string =>
  execFileSync("git", ["status", "--porcelain", "--", CONTENT], { encoding: "utf8" }).trim()

const openTerminalConversation = (): Conversation & { close: () => void } => {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  return { ask: question => lines.question(question), say: printLine, close: () => lines.close() }
}

/** Formats a file as `npm run format` would. */
const formatFile = async (file: string, text: string): Promise<string> =>
  format(text, { ...(await resolveConfig(resolve(CONTENT, file))), filepath: file })

async function readAnswersOrAsk(from: string | undefined, talk: Conversation): Promise<Given> {
  const readMark = (name: string) => readFileSync(resolve(from === undefined ? "." : dirname(from), name), "utf8")
  if (from === undefined) {
    const { given: rawAnswers, answers } = await askAllRebrandQuestions(
      talk,
      readDefaultRebrandAnswers(CONTENT),
      typedAnswers => checkBrandMarkAndColours(typedAnswers, readMark).problems,
    )
    return { given: rawAnswers, read: { ok: true, value: answers }, readMark }
  }
  const yaml = removeNpmBanner(readFileSync(from, "utf8"))
  const fields = parseYaml(yaml)
  return { given: fields.ok ? fields.value : null, read: parseRebrandAnswers(yaml), readMark }
}

/** Empties the lines that npm printed before a template, if they were saved with it. Line numbers stay the same. */
const removeNpmBanner = (yaml: string): string =>
  yaml.replace(/^(?:\s*\n|> .*\n)+/, introduction => introduction.replace(/^> .*$/gm, ""))

async function writeRebrandedContent({ content, changes }: Extract<Prepared, { ok: true }>): Promise<void> {
  for (const file of changes.removed) rmSync(join(CONTENT, file))
  for (const file of changes.written) cpSync(join(content, file), join(CONTENT, file), { recursive: true })
  writeFirmSettingsAsTypeScript(".")
  if (!(await runCommand("tsx", ["tools/write-docs.ts"])))
    throw new Error("docs/webhook and docs/prices.openapi.json couldn't be written")
}

async function runRebrand(): Promise<void> {
  const { values: options } = parseArgs({ options: OPTIONS })
  if (options.help) return printLine(HELP)
  if (options.template) return printLine(readFileSync(EXAMPLE, "utf8"))
  if (options.check) {
    if (!printRemainingRebrandTasks()) process.exitCode = 1
    return
  }
  if (options.tick) return tickRebrandTasks(options.tick)
  if (options.from !== undefined && !existsSync(options.from))
    return printReasonsForNotWriting([`${options.from} isn't there.`])
  const isUnkept = !options.dirty && !options["dry-run"] && listUncommittedContent() !== ""
  // Don't ask any questions if nothing could be written. A file's mistakes are listed together with this problem.
  if (isUnkept && options.from === undefined) return printReasonsForNotWriting([COMMIT_FIRST])
  const { isTTY } = process.stdin
  if (!isTTY && options.from === undefined)
    return printReasonsForNotWriting([`Nobody is there to ask. Fill in a file, and name it:\n\n${HELP}`])
  const talk = openTerminalConversation()
  try {
    if (options.from !== undefined) printLine("This takes about half a minute.")
    const answers = await readAnswersOrAsk(options.from, talk)
    const result = await createRebrandedContentCopy(CONTENT, answers, formatFile)
    if (!result.ok && options.from === undefined)
      printLine(`Your answers, to be written to a file and read with --from:\n\n${stringify(answers.given)}`)
    const problems = [...(result.ok ? [] : result.problems), ...(isUnkept ? [COMMIT_FIRST] : [])]
    if (!result.ok || problems.length > 0) return printReasonsForNotWriting(problems)
    printLine(`In content/:\n${summariseFileChanges(result.changes)}`)
    if (options["dry-run"]) return
    const isWanted = options.yes || !isTTY || /^y(es)?$/i.test((await talk.ask("Write this? [y/n] ")).trim())
    if (!isWanted) return printReasonsForNotWriting(["As you wish."])
    await writeRebrandedContent(result)
    printRemainingRebrandTasks()
    printLine("\nTo undo all of it: git restore . && git clean -f content")
  } finally {
    talk.close()
  }
}

runRebrand().catch((error: Error) => printReasonsForNotWriting([error.message]))
