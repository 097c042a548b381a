import type { Concern } from "../core/alert-texts"
import type { LeadPorts } from "../core/ports"
import { sendUnsentAlerts } from "./alert/alert"
import { emailChannel, webhookChannel } from "./channel"
import { BUDGET_MS, deliverDue, storeDown, type Swept } from "./deliver-due"
import { isSilent, minutesSince, NONE, noteRun, readLastRun } from "./last-run"
import { sendWeeklyReport } from "./report/weekly-report"
import { retain } from "./retention/retain"
import { totalViews } from "../views/total-views"

/** How many leads, and how many emails, ended how. */
export type SweptAll = Swept & { mails: Swept }

/**
 * Delivers what is pending and due, the urgent first, three at a time, and beside it sends the emails that are due; then
 * deletes what has reached its age; then notes that it ran, tells people what they should know, adds up the views of pages
 * under test, and once a week sends a report if one is asked for. Takes no new work after 20 s, and the next run goes on where
 * this one stopped. Two sweeps at once do no harm. One lead's failure stops no other.
 *
 * @throws StoreUnavailable when the pending leads, or the emails, cannot be listed.
 */
export async function sweep(ports: LeadPorts): Promise<SweptAll> {
  try {
    return await run(ports)
  } catch (error) {
    await alertOnce(ports, [storeDown(error)])
    throw error
  }
}

async function run(ports: LeadPorts): Promise<SweptAll> {
  const started = ports.now().getTime()
  const elapsed = () => ports.now().getTime() - started
  const before = await readLastRun(ports)
  const [delivered, mailed] = await Promise.allSettled([
    deliverDue(ports, webhookChannel(ports), before?.stoppedAt ?? "", elapsed),
    deliverDue(ports, emailChannel(ports), before?.mailStoppedAt ?? "", elapsed),
  ])
  const [leads, mails] = [resultOf(delivered), resultOf(mailed)]
  const retained = await retain(ports, before?.examined ?? NONE, () => elapsed() >= BUDGET_MS)
  await noteRun(ports, {
    at: ports.now().toISOString(),
    oldest: leads.oldest,
    stoppedAt: leads.stoppedAt,
    mailStoppedAt: mails.stoppedAt,
    examined: retained.examined,
  })

  const concerns = [...leads.concerns, ...mails.concerns]
  if (before && isSilent(ports, before))
    concerns.push({ kind: "sweeper-silent", facts: { minutes: minutesSince(ports, before.at) } })
  concerns.push(
    ...ports.problems.map(problem => ({ kind: "configuration" as const, facts: { code: nameIn(problem) } })),
  )
  await sendUnsentAlerts(ports)
  await alertOnce(ports, [...concerns, ...retained.concerns])
  await totalViews(ports, () => elapsed() >= BUDGET_MS)
  if (elapsed() < BUDGET_MS) await sendWeeklyReport(ports)
  ports.log({ event: "swept", count: leads.swept.delivered })
  return { ...leads.swept, mails: mails.swept }
}

/** @throws whatever it was that failed. */
function resultOf<T>(settled: PromiseSettledResult<T>): T {
  if (settled.status === "rejected") throw settled.reason
  return settled.value
}

/** One alert for each kind, with the facts of the first and how many there were. */
async function alertOnce(ports: LeadPorts, concerns: readonly Concern[]): Promise<void> {
  const kinds = new Set(concerns.map(({ kind }) => kind))
  await Promise.all(
    [...kinds].map(kind => {
      const [first, ...more] = concerns.filter(concern => concern.kind === kind)
      return ports.alert(kind, { ...first?.facts, ...(more.length > 0 && { count: more.length + 1 }) })
    }),
  )
}

/** Problems begin with the variable that they are about. */
const nameIn = (problem: string): string => problem.split(" ", 1)[0] ?? ""
