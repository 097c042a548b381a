import { readdirSync, readFileSync } from "node:fs"
import { setUpLeadTestHarness } from "../../src/testing/set-up-lead-test-harness"
import { seedLead } from "../../src/testing/seed-lead"
import { EXAMPLES } from "../webhook-docs/examples"
import { parseLeadsCli } from "./parse-cli"
import { runLeadsCommand } from "./run"
import { USAGE } from "./usage"

const harness = setUpLeadTestHarness()

const listMarkdownFiles = (folder: string): string[] =>
  readdirSync(folder).flatMap(file => (file.endsWith(".md") ? [`${folder}/${file}`] : []))

/** Every command that the documentation shows, without what a shell does with its output. */
const DOCUMENTED = [
  ...new Set(
    ["README.md", ".env.example", ...["docs", "docs/tasks"].flatMap(listMarkdownFiles)]
      .flatMap(file => [...readFileSync(file, "utf8").matchAll(/npm run (?:--silent |-s )?leads -- ([^`\n#>]+)/g)])
      .map(([, words = ""]) => words.trim()),
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

/** Runs a command as typed. It's refused if it can't be run so. */
async function runCommand(words: string): Promise<void> {
  await harness.addWebhook("crm")
  const ids = [await seedLead(harness, EXAMPLES["contact.sent.v1"], "dead")]
  const filled = words
    .split(" ")
    .flatMap(word => (word === "ID" ? ids : (FILLED_IN[word] ?? word).split(" ")))
    .filter(Boolean)
  const context = { ports: harness.ports, logged: [], print: () => undefined, printError: () => undefined }
  await runLeadsCommand(parseLeadsCli(filled), context)
}

test("the documentation and the help name commands", () => {
  expect(DOCUMENTED).toContain("report --by variant")
  expect(listCommandsOfHelp()).toEqual(expect.arrayContaining(["report", "report --by GROUP", "erase EMAIL --yes"]))
})

test.each(DOCUMENTED)("%s runs as documented", async words => {
  await expect(runCommand(words)).resolves.toBeUndefined()
})

test.each(listCommandsOfHelp())("%s runs as the help says", async words => {
  await expect(runCommand(words)).resolves.toBeUndefined()
})
