import { existsSync } from "node:fs"
import { join } from "node:path"
import type { LogEntry } from "../src/leads/core/log"
import { StoreUnavailable } from "../src/leads/core/errors"
import { parseLeadsCli, Misused, type ParsedCommand } from "./leads/parse-cli"
import { openProductionLeadStore, getSandboxFolder, openLocalLeadStore, type Opened } from "./leads/open-store"
import { createAdminPorts, createScheduledTaskPorts } from "./leads/ports"
import { runLeadsCommand } from "./leads/run"
import { readScheduledTaskVariables } from "./leads/sweep-variables"
import "./start/loopback.mjs"

const printOutput = (text: string): void => void process.stdout.write(text)
const printError = (text: string): void => void process.stderr.write(`${text}\n`)

/** @throws Misused */
async function openLeadStore({ production, folder, command }: ParsedCommand): Promise<Opened> {
  if (production && command === "purge" && !process.env.LEAD_RETENTION_DAYS)
    throw new Misused(
      "purge --production needs LEAD_RETENTION_DAYS in the environment, so that nothing goes too early.",
    )
  const settings = join(folder, ".env")
  if (!production && existsSync(settings)) process.loadEnvFile(settings)
  if (command === "sweep")
    Object.assign(process.env, await readScheduledTaskVariables({ production, folder }, process.env))
  if (production) return openProductionLeadStore(process.env)
  if (!existsSync(getSandboxFolder(folder))) printError(`There is no store in ${folder} yet. It comes with npm start.`)
  return openLocalLeadStore(folder)
}

/** `npm run leads`. Returns true if the command succeeded. */
async function runLeadsCli(): Promise<boolean> {
  const command = parseLeadsCli(process.argv.slice(2))
  const { connection, close } = await openLeadStore(command)
  const logEntries: LogEntry[] = []
  const addLogEntry = (entry: LogEntry): void => void logEntries.push(entry)
  const options = { connection, log: addLogEntry, printError }
  const ports =
    command.command === "sweep"
      ? await createScheduledTaskPorts(options)
      : createAdminPorts(options, "yes" in command && command.yes)
  return runLeadsCommand(command, { ports, logged: logEntries, print: printOutput, printError }).finally(close)
}

runLeadsCli().then(
  isDone => {
    process.exitCode = isDone ? 0 : 1
  },
  (error: unknown) => {
    if (error instanceof Misused) printError(`${error.message}\nnpm run --silent leads -- --help says how.`)
    else if (error instanceof StoreUnavailable)
      printError(`The store does not answer (${error.code}). Nothing was lost; try again.`)
    else throw error
    process.exitCode = error instanceof Misused ? 2 : 1
  },
)
