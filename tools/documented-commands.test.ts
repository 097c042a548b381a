import { readdirSync, readFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { scripts } from "../package.json"
import { setUpLeadTestHarness } from "../src/testing/set-up-lead-test-harness"
import { seedLead } from "../src/testing/seed-lead"
import { parseLeadsCli } from "./leads/parse-cli"
import { runLeadsCommand } from "./leads/run"
import { USAGE } from "./leads/usage"
import { NEW_KINDS } from "./new/new-entry"
import { parseTestOptions } from "./test/options"
import { listAllSteps, listDailySteps } from "./test/parts"
import { EXAMPLES } from "./webhook-docs/examples"

const harness = setUpLeadTestHarness()

const listMarkdownFiles = (folder: string): string[] =>
  readdirSync(folder).flatMap(file => (file.endsWith(".md") ? [`${folder}/${file}`] : []))

const FILES = [".env.example", "tools/rebrand.ts", ...[".", "content", "docs", "docs/tasks"].flatMap(listMarkdownFiles)]

/** Every command that the documentation shows: a script and its words, without what a shell does with its output. */
const DOCUMENTED = [
  ...new Set(
    FILES.flatMap(file => [
      ...readFileSync(file, "utf8").matchAll(
        /\bnpm (?:run (?:--silent |-s )?([a-z][\w:-]*)|test\b)(?: -- ([^`\n#&|]+))?/g,
      ),
    ]).map(([, script = "test", words = ""]) => `${script} ${words.replace(/(?: [<>] | {2}|, ).*/, "")}`.trim()),
  ),
]

/** What a person fills in for each word in capitals, but an ID. */
const FILLED_IN: Readonly<Record<string, string>> = {
  ...{ STATE: "held", KIND: "quote.requested.v1", NAME: "crm", DAY: "2026-11-21", GROUP: "variant" },
  ...{ FORMAT: "json", EMAIL: "mai@example.com", REFERENCE: "7K3F 9QXM", FOLDER: "." },
}

/** Each command of `--help` alone, and with each of its options. */
function listCommandsOfHelp(): string[] {
  let command = ""
  return Array.from(USAGE.matchAll(/^( {2}| {6})(\S+(?: \S+)*?)(?: {2,}|$)/gm), ([, indent, words = ""]) => {
    if (indent === "  " && !words.startsWith("--")) command = words.replace("...", "")
    return words === command || words === `${command}...` ? command : `${command} ${words}`
  }).filter(words => !words.startsWith("npm run"))
}

/** Runs a command of `npm run leads` as typed. It's refused if it can't be run so. */
async function runLeads(words: string): Promise<void> {
  await harness.addWebhook("crm")
  const ids = [await seedLead(harness, EXAMPLES["contact.sent.v1"], "dead")]
  const filled = words
    .split(" ")
    .flatMap(word => (word === "ID" ? ids : (FILLED_IN[word] ?? word).split(" ")))
    .filter(Boolean)
  const context = { ports: harness.ports, logged: [], print: () => undefined, printError: () => undefined }
  await runLeadsCommand(parseLeadsCli(filled), context)
}

const listPartNames = (steps: typeof listAllSteps) => steps(0).flatMap(group => group.map(({ part }) => part))

/** The options that a script's source passes to `parseArgs`. */
const readOptions = (source: string) =>
  Object.fromEntries(
    Array.from(source.matchAll(/"?([\w-]+)"?: \{ type: "(string|boolean)"/g), ([, name, type]) => [
      name,
      { type: type === "string" ? ("string" as const) : ("boolean" as const) },
    ]),
  )

/** Reads a script's words as it does. It throws if the script would refuse them. */
function parseWords(script: string, args: string[]): void {
  const command = new Map(Object.entries(scripts)).get(script)
  if (command === undefined) throw new Error(`There's no npm run ${script}.`)
  if (args.length === 0) return
  if (script === "test") return void parseTestOptions(args, listPartNames(listDailySteps))
  if (script === "test:all") return void parseTestOptions(args, listPartNames(listAllSteps))
  if (script === "new") return expect(NEW_KINDS).toContain(args[0])
  if (script === "figures") return expect(["check", "quote"]).toContain(args[0])
  const [file = ""] = command.match(/tools\/[\w-]+\.ts$/) ?? []
  parseArgs({ args, options: readOptions(readFileSync(file, "utf8")), allowPositionals: true })
}

test("the documentation and the help name commands", () => {
  expect(DOCUMENTED).toEqual(expect.arrayContaining(["leads report --by variant", "check:content --calendar"]))
  expect(listCommandsOfHelp()).toEqual(expect.arrayContaining(["report", "report --by GROUP", "erase EMAIL --yes"]))
})

test.each(DOCUMENTED)("npm run %s runs as documented", async line => {
  const [script = "", ...args] = line.split(" ")
  if (script === "leads" && args.length > 0) await runLeads(args.join(" "))
  else parseWords(script, args)
})

test.each(listCommandsOfHelp())("npm run leads %s runs as the help says", async words => {
  await runLeads(words)
})
