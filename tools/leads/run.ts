import { erasePersonalData } from "../../src/leads/admin/erase-person"
import { exportLeadsAsCsv } from "../../src/leads/admin/export-leads"
import { findPersonRecordsByEmail, findRecordsByReference } from "../../src/leads/admin/find-person"
import { findLeadKeysById, loadLeadDetails } from "../../src/leads/admin/saved-leads"
import { listLeadsByDeliveryStatus } from "../../src/leads/admin/list-leads"
import { writeReport } from "../../src/leads/counts/report-formats"
import {
  releaseHeldLead,
  replayLeadDelivery,
  type ReplayResult,
  replayLeadToWebhook,
} from "../../src/leads/admin/replay"
import {
  FIRST_WEBHOOK,
  listWebhookDeliveryRecords,
  addWebhooksFromLastRun,
} from "../../src/leads/admin/delivery-status"
import type { SweepCounts } from "../../src/leads/outbox/deliver-due"
import { giveUpWebhookDelivery } from "../../src/leads/outbox/removed-webhooks"
import { applyRetentionRules } from "../../src/leads/outbox/retention/retain"
import { clearUnreadableRecord } from "../../src/leads/outbox/retention/rules"
import { runScheduledLeadTasks } from "../../src/leads/outbox/sweep"
import type { LogEntry } from "../../src/leads/core/log"
import type { LeadPorts } from "../../src/leads/core/ports"
import { getSydneyDate } from "../../src/leads/core/schedule"
import { loadReports } from "../../src/leads/counts/page-test-result"
import { buildLeadReport, getReportDays } from "../../src/leads/counts/report"
import { loadHelpfulnessAnswersByPage } from "../../src/leads/helpful/helpful-answers"
import type { ParsedCommand } from "./parse-cli"
import { formatErasureTable, formatFeedbackTables, formatLeadTable, formatSweepTable } from "./tables"
import { USAGE } from "./usage"

export type CommandContext = {
  ports: LeadPorts
  logged: readonly LogEntry[]
  /** Prints output for a file or another program (stdout). */
  print: (text: string) => void
  printError: (text: string) => void
}

/** Returns true if the command succeeded and there was something to do it with. @throws StoreUnavailable */
export async function runLeadsCommand(command: ParsedCommand, callerContext: CommandContext): Promise<boolean> {
  if (command.command === "help") {
    callerContext.print(USAGE)
    return true
  }
  const context = { ...callerContext, ports: await addWebhooksFromLastRun(callerContext.ports) }
  const { ports, print } = context
  switch (command.command) {
    case "list": {
      const leads = await listLeadsByDeliveryStatus(ports, command.states, command.kind, command.webhook)
      print(
        leads.length > 0
          ? formatLeadTable(leads, command.personal)
          : `No leads that are ${command.states.join(", ")}.\n`,
      )
      return true
    }
    case "show":
      return runForEachLead(command.ids, context, async key => {
        printJson(context, await loadLeadDetails(ports, key))
        return true
      })
    case "replay":
      return replayLeadDeliveries(command, context)
    case "release":
      return runForEachLead(command.ids, context, async key =>
        printReplayResult(context, key, await releaseHeldLead(ports, key)),
      )
    case "clear":
      return runForEachLead(command.ids, context, async key => {
        const isCleared = await clearUnreadableRecord(ports, key)
        context.printError(`${key}: ${isCleared ? "cleared." : "has no record that could not be read."}`)
        return isCleared
      })
    case "export":
      print(await exportLeadsAsCsv(ports, command))
      return true
    case "report": {
      const { by, format } = command
      const days = getReportDays(command, getSydneyDate(ports.now()))
      const { sources, tests } = await loadReports(ports, days)
      print(writeReport[format](buildLeadReport(by, days, sources)))
      if (format === "table" && by === "variant") for (const { title, text } of tests) print(`\n${title}: ${text}\n`)
      return true
    }
    case "feedback":
      return printPageFeedback(command, context)
    case "find": {
      if (command.reference !== undefined) {
        const records = await findRecordsByReference(ports, command.reference)
        printJson(context, records)
        return records.leads.length > 0
      }
      const person = await findPersonRecordsByEmail(ports, command.email)
      printJson(context, person)
      return (
        person.unsubscribed !== null || [person.leads, person.quotes, person.unreadable].some(list => list.length > 0)
      )
    }
    case "erase":
      return runErasePersonCommand(command, context)
    case "purge":
      return command.webhook === null
        ? purgeExpiredLeadData(context)
        : giveUpEventsOfRemovedWebhook(command.webhook, command.yes, context)
    case "sweep":
      return runScheduledTasksCommand(context)
  }
}

const printJson = ({ print }: CommandContext, value: unknown): void => print(`${JSON.stringify(value, null, 2)}\n`)

/** Returns true if every id is known and every call returned true. */
async function runForEachLead(
  ids: readonly string[],
  context: CommandContext,
  work: (key: string) => Promise<boolean>,
): Promise<boolean> {
  let isDone = true
  for (const id of ids) {
    const keys = await findLeadKeysById(context.ports, id)
    if (keys.length === 0) context.printError(`${id}: no such lead.`)
    isDone &&= keys.length > 0
    for (const key of keys) isDone = (await work(key)) && isDone
  }
  return isDone
}

async function replayLeadDeliveries(
  command: Extract<ParsedCommand, { command: "replay" }>,
  context: CommandContext,
): Promise<boolean> {
  const { ids, collections, webhook } = command
  const isToFirst = webhook === null || webhook === FIRST_WEBHOOK
  if (!isToFirst && !checkWebhookExists(webhook, context)) return false
  const replayOneLead = async (key: string) => {
    const how = isToFirst
      ? await replayLeadDelivery(context.ports, key, command.again)
      : await replayLeadToWebhook(context.ports, webhook, key, command.again)
    return printReplayResult(context, key, how)
  }
  if (ids.length > 0) return runForEachLead(ids, context, replayOneLead)
  const leadsByState = await Promise.all((isToFirst ? collections : []).map(state => context.ports.store.list(state)))
  const markers = await listWebhookDeliveryRecords(context.ports, isToFirst ? null : webhook)
  const ofOthers = markers.filter(({ state }) => webhook !== FIRST_WEBHOOK && collections.includes(state))
  const keys = [...new Set([...leadsByState.flat().map(({ key }) => key), ...ofOthers.map(({ lead }) => lead)])]
  if (keys.length === 0) context.printError(`No leads that are ${collections.join(", ")}.`)
  let isDone = true
  for (const key of keys) isDone = (await replayOneLead(key)) && isDone
  return isDone
}

function checkWebhookExists(webhook: string, { ports, printError }: CommandContext): boolean {
  const names = ports.webhooks.map(({ name }) => name)
  if (names.includes(webhook)) return true
  printError(`There is no webhook ${webhook}. There are: ${[FIRST_WEBHOOK, ...names].join(", ")}.`)
  return false
}

const REQUEUED: Record<ReplayResult, string> = {
  queued: "will be delivered with the next sweep, within five minutes.",
  delivered: "was delivered already. Add --again to send it once more.",
  "in-delivery": "is being delivered now. Ask again in a minute.",
  held: "is held. Look at it, then release it.",
  "not-held": "is not held.",
  "not-for-it": "may not go to this webhook: it takes other kinds, or the visitor did not agree to share it.",
  emptied: "has nothing left that could be sent.",
}

function printReplayResult({ printError }: CommandContext, key: string, how: ReplayResult): boolean {
  printError(`${key}: ${REQUEUED[how]}`)
  return how === "queued"
}

async function runErasePersonCommand(
  { email, yes }: Extract<ParsedCommand, { command: "erase" }>,
  { ports, print, printError }: CommandContext,
): Promise<boolean> {
  const { leads, unreadable } = await erasePersonalData(ports, email, !yes)
  if (leads.length === 0 && unreadable === 0) {
    printError("Nothing is kept about this address, except that it gets no email if someone asked for that.")
    return false
  }
  if (leads.length > 0) print(formatErasureTable(leads, yes))
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

/** Prints readers' feedback. Returns true even if there are no answers, since a new site has none. */
async function printPageFeedback(
  { format, ...days }: Extract<ParsedCommand, { command: "feedback" }>,
  context: CommandContext,
): Promise<boolean> {
  const answers = await loadHelpfulnessAnswersByPage(context.ports.store, days)
  const { pages, suspect, unreadable } = answers
  if (format === "json") printJson(context, answers)
  else context.print(pages.length > 0 ? formatFeedbackTables(pages) : "No answers.\n")
  if (suspect > 0) context.printError(`Left out, since they look like junk: ${suspect}.`)
  if (unreadable > 0) context.printError(`Left out, since they can't be read: ${unreadable}.`)
  return true
}

/** Refuses if the site still has the webhook, since the events could be delivered. */
async function giveUpEventsOfRemovedWebhook(
  webhook: string,
  yes: boolean,
  { ports, printError }: CommandContext,
): Promise<boolean> {
  if (webhook === FIRST_WEBHOOK || ports.webhooks.some(({ name }) => name === webhook)) {
    printError(`The site has the webhook ${webhook}. Take it out of LEAD_WEBHOOK_NAMES and deploy first.`)
    return false
  }
  const open = (await listWebhookDeliveryRecords(ports, webhook)).filter(({ state }) => state !== "done")
  if (yes)
    for (const { state, key } of open)
      await giveUpWebhookDelivery(ports, state === "dead" ? "hook-dead" : "hook-pending", key)
  printError(
    yes
      ? `Given up for ${webhook}: ${open.length}.`
      : `They wait for ${webhook}: ${open.length}. Add --yes to give them up.`,
  )
  return yes
}

async function purgeExpiredLeadData({ ports, logged, printError }: CommandContext): Promise<boolean> {
  const { concerns } = await applyRetentionRules(ports, { most: Infinity })
  const reducedCount = logged.filter(({ event }) => event === "reduced").length
  const back = concerns.filter(({ kind }) => kind === "put-back").length
  printError(`Reduced to a marker: ${reducedCount}. Other records that had reached their age are gone.`)
  if (back > 0) printError(`Without a note of delivery, and to be delivered with the next sweep: ${back}.`)
  return true
}

/** Runs the scheduled sweep now. Returns true if nothing was given up: refused deliveries are tried again. */
async function runScheduledTasksCommand({ ports, print, printError }: CommandContext): Promise<boolean> {
  const { mails, webhooks, ...leads } = await runScheduledLeadTasks(ports)
  const [pending, further, mail] = await Promise.all([
    ports.store.list("pending"),
    ports.store.list("hook-pending"),
    ports.store.list("mail"),
  ])
  const countEventsWaitingFor = (name: string) => further.filter(({ key }) => key.startsWith(`${name}.`)).length
  print(
    formatSweepTable([
      { name: "leads", swept: leads, waiting: pending.length },
      ...Object.entries(webhooks).map(([name, swept]) => ({ name, swept, waiting: countEventsWaitingFor(name) })),
      { name: "emails", swept: mails, waiting: mail.length },
    ]),
  )
  if (leads.gone > 0)
    printError("The receiver answered 410: it wants no more leads. See docs/tasks/replay-after-an-outage.md.")
  return ![leads, mails, ...Object.values(webhooks)].some(needsPersonToAct)
}

/** Whether a person has to act, because something isn't tried again automatically. */
const needsPersonToAct = ({ dead, gone, failed }: SweepCounts): boolean => dead + gone + failed > 0
