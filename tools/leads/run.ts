import { clearBad, purge } from "../../src/leads/admin/purge"
import { erasePerson } from "../../src/leads/admin/erase-person"
import { exportLeads } from "../../src/leads/admin/export-leads"
import { findPerson } from "../../src/leads/admin/find-person"
import { leadsOf } from "../../src/leads/admin/kept-leads"
import { listLeads } from "../../src/leads/admin/list-leads"
import { writeReport } from "../../src/leads/admin/report-formats"
import { release, replay, type Requeued } from "../../src/leads/admin/replay"
import { showLead } from "../../src/leads/admin/show-lead"
import type { LogEntry } from "../../src/leads/core/log"
import type { LeadPorts } from "../../src/leads/core/ports"
import { allSources, report } from "../../src/leads/counts/report"
import type { ParsedCommand } from "./parse-cli"
import { sweepNow } from "./sweep"
import { erasureTable, listTable } from "./tables"
import { USAGE } from "./usage"

export type CommandContext = {
  ports: LeadPorts
  /** What the ports have logged so far. */
  logged: readonly LogEntry[]
  /** The answer, for a file or another program. */
  print: (text: string) => void
  /** A line for the person. */
  printError: (text: string) => void
}

/** Does what was asked for. True when it was done, and something was there to do it with. @throws StoreUnavailable */
export async function run(command: ParsedCommand, context: CommandContext): Promise<boolean> {
  const { ports, print } = context
  switch (command.command) {
    case "help":
      print(USAGE)
      return true
    case "list": {
      const leads = await listLeads(ports, command.states, command.kind)
      print(leads.length > 0 ? listTable(leads, command.personal) : `No leads that are ${command.states.join(", ")}.\n`)
      return true
    }
    case "show":
      return withEach(command.ids, context, async key => {
        printJson(context, await showLead(ports, key))
        return true
      })
    case "replay":
      return replayAll(command, context)
    case "release":
      return withEach(command.ids, context, async key => reportRequeued(context, key, await release(ports, key)))
    case "clear":
      return withEach(command.ids, context, async key => {
        const isCleared = (await clearBad(ports, key)) === "cleared"
        context.printError(`${key}: ${isCleared ? "cleared." : "has no record that could not be read."}`)
        return isCleared
      })
    case "export":
      print(await exportLeads(ports, command))
      return true
    case "report": {
      const { by, format } = command
      print(writeReport[format](report(by, command, await allSources(ports.store, command))))
      return true
    }
    case "find": {
      const found = await findPerson(ports, command.email)
      printJson(context, found)
      return found.unsubscribed !== null || [found.leads, found.quotes, found.unreadable].some(list => list.length > 0)
    }
    case "erase":
      return erase(command, context)
    case "purge":
      return purgeNow(context)
    case "sweep":
      return sweepNow(context)
    default: {
      const missed: never = command
      return missed
    }
  }
}

const printJson = ({ print }: CommandContext, value: unknown): void => print(`${JSON.stringify(value, null, 2)}\n`)

/** True when every id is known and `work` was done with each of its leads. */
async function withEach(
  ids: readonly string[],
  context: CommandContext,
  work: (key: string) => Promise<boolean>,
): Promise<boolean> {
  let done = true
  for (const id of ids) {
    const keys = await leadsOf(context.ports, id)
    if (keys.length === 0) context.printError(`${id}: no such lead.`)
    done &&= keys.length > 0
    for (const key of keys) done = (await work(key)) && done
  }
  return done
}

async function replayAll(
  command: Extract<ParsedCommand, { command: "replay" }>,
  context: CommandContext,
): Promise<boolean> {
  const again = async (key: string) => reportRequeued(context, key, await replay(context.ports, key, command.again))
  if (command.ids.length > 0) return withEach(command.ids, context, again)
  const listed = await Promise.all(command.collections.map(collection => context.ports.store.list(collection)))
  const keys = [...new Set(listed.flat().map(({ key }) => key))]
  if (keys.length === 0) context.printError(`No leads that are ${command.collections.join(", ")}.`)
  let done = true
  for (const key of keys) done = (await again(key)) && done
  return done
}

const REQUEUED: Record<Requeued, string> = {
  queued: "will be delivered with the next sweep, within five minutes.",
  delivered: "was delivered already. Add --again to send it once more.",
  "in-delivery": "is being delivered now. Ask again in a minute.",
  held: "is held. Look at it, then release it.",
  "not-held": "is not held.",
  emptied: "has nothing left that could be sent.",
}

function reportRequeued({ printError }: CommandContext, key: string, how: Requeued): boolean {
  printError(`${key}: ${REQUEUED[how]}`)
  return how === "queued"
}

async function erase(
  { email, yes }: Extract<ParsedCommand, { command: "erase" }>,
  { ports, print, printError }: CommandContext,
): Promise<boolean> {
  const { leads, unreadable } = await erasePerson(ports, email, !yes)
  if (leads.length === 0 && unreadable === 0) {
    printError("Nothing is kept about this address, except that it gets no email if someone asked for that.")
    return false
  }
  if (leads.length > 0) print(erasureTable(leads, yes))
  if (unreadable > 0) printError(`Records that cannot be read and hold this address, which go as well: ${unreadable}.`)
  if (leads.some(({ receiver }) => receiver !== "never got it"))
    printError("Ask the receiver of the webhook to erase the events with these ids, where it has or may have them.")
  if (leads.some(({ how }) => how === "kept"))
    printError("Kept: an unsubscribe that the receiver must be told of first. Erase again once it is delivered.")
  printError(
    "That an address gets no email stays, as a code made from it. Emails, exports and backups are not reached here.",
  )
  if (!yes) printError("Nothing was erased yet. Add --yes to erase it.")
  return yes
}

async function purgeNow({ ports, logged, printError }: CommandContext): Promise<boolean> {
  const concerns = await purge(ports)
  const reduced = logged.filter(({ event }) => event === "reduced").length
  const back = concerns.filter(({ kind }) => kind === "put-back").length
  printError(`Reduced to a marker: ${reduced}. Other records that had reached their age are gone.`)
  if (back > 0) printError(`Without a note of delivery, and to be delivered with the next sweep: ${back}.`)
  return true
}
