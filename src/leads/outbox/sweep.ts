import { mergeFacts, type Concern } from "../core/alert-texts"
import type { LeadPorts } from "../core/ports"
import { sendUnsentAlerts } from "./alert/alert"
import { createEmailChannel, createFurtherChannel, createWebhookChannel } from "./channel"
import { BUDGET_MS, deliverDue, createStoreDown, type SweepCounts } from "./deliver-due"
import { isSilent, getMinutesSince, NONE, noteRun, readLastRun } from "./last-run"
import { checkRemovedWebhooks } from "./removed-webhooks"
import { sendWeeklyReport } from "./report/weekly-report"
import { applyRetention } from "./retention/retain"
import { totalViews } from "../views/view-totals"

/** The results of a sweep: of leads, of emails, and of leads for each webhook after the first. */
export type AllSweepCounts = SweepCounts & { mails: SweepCounts; webhooks: Record<string, SweepCounts> }

/**
 * Delivers what is pending and due to each webhook, the urgent first, three at a time, and sends the emails that are due, all
 * side by side; then deletes what has reached its age; then notes that it ran, tells people what they should know, adds up the
 * views of pages under test, and once a week sends a report if one is asked for. Takes no new work after 20 s, and the next run
 * goes on where this one stopped. Two sweeps at once do no harm. One lead's failure stops no other.
 *
 * @throws StoreUnavailable when what waits cannot be listed.
 */
export async function sweep(ports: LeadPorts): Promise<AllSweepCounts> {
  try {
    return await runSweep(ports)
  } catch (error) {
    await alertOnce(ports, [createStoreDown(error)])
    throw error
  }
}

async function runSweep(ports: LeadPorts): Promise<AllSweepCounts> {
  const startMs = ports.now().getTime()
  const getElapsedMs = () => ports.now().getTime() - startMs
  const before = await readLastRun(ports)
  const [leadsResult, mailsResult, ...otherResults] = await Promise.allSettled([
    deliverDue(ports, createWebhookChannel(ports), before?.stoppedAt ?? "", getElapsedMs),
    deliverDue(ports, createEmailChannel(ports), before?.mailStoppedAt ?? "", getElapsedMs),
    ...ports.webhooks.map(webhook =>
      deliverDue(
        ports,
        createFurtherChannel(ports, webhook),
        before?.webhooks?.[webhook.name]?.stoppedAt ?? "",
        getElapsedMs,
      ),
    ),
  ])
  const [leads, mails, others] = [getResult(leadsResult), getResult(mailsResult), otherResults.map(getResult)]
  const groupByName = <T>(getValue: (other: (typeof others)[number]) => T): Record<string, T> =>
    Object.fromEntries(
      ports.webhooks.flatMap(({ name }, index) => others.slice(index, index + 1).map(other => [name, getValue(other)])),
    )
  const retention = await applyRetention(ports, before?.examined ?? NONE, () => getElapsedMs() >= BUDGET_MS)
  await noteRun(ports, {
    at: ports.now().toISOString(),
    oldest: leads.oldest,
    stoppedAt: leads.stoppedAt,
    mailStoppedAt: mails.stoppedAt,
    ...(others.length > 0 && { webhooks: groupByName(({ oldest, stoppedAt }) => ({ oldest, stoppedAt })) }),
    examined: retention.examined,
  })

  const concerns = [leads, mails, ...others].flatMap(channel => channel.concerns)
  concerns.push(...(await checkRemovedWebhooks(ports)))
  if (before && isSilent(ports, before))
    concerns.push({ kind: "sweeper-silent", facts: { minutes: getMinutesSince(ports, before.at) } })
  concerns.push(
    ...ports.problems.map(problem => ({
      kind: "configuration" as const,
      facts: { code: getVariableName(problem), problem },
    })),
  )
  await sendUnsentAlerts(ports)
  await alertOnce(ports, [...concerns, ...retention.concerns])
  await totalViews(ports, () => getElapsedMs() >= BUDGET_MS)
  if (getElapsedMs() < BUDGET_MS) await sendWeeklyReport(ports)
  ports.log({ event: "swept", count: leads.swept.delivered })
  return { ...leads.swept, mails: mails.swept, webhooks: groupByName(({ swept }) => swept) }
}

/** @throws whatever it was that failed. */
function getResult<T>(result: PromiseSettledResult<T>): T {
  if (result.status === "rejected") throw result.reason
  return result.value
}

/** One alert for each kind and webhook, with the facts of the first and how many there were. */
async function alertOnce(ports: LeadPorts, concerns: readonly Concern[]): Promise<void> {
  const getLikeness = ({ kind, facts: { webhook = "" } }: Concern) => `${kind} ${webhook}`
  const firsts = new Map<string, Concern>()
  for (const concern of concerns) if (!firsts.has(getLikeness(concern))) firsts.set(getLikeness(concern), concern)
  await Promise.all(
    [...firsts].map(([likeness, { kind, facts }]) => {
      const all = concerns.filter(concern => getLikeness(concern) === likeness)
      const count = all.length
      const { urgency } = all.map(concern => concern.facts).reduce(mergeFacts)
      return ports.alert(kind, { ...facts, ...(urgency && { urgency }), ...(count > 1 && { count }) })
    }),
  )
}

/** Problems begin with the variable that they are about. */
const getVariableName = (problem: string): string => problem.split(" ", 1)[0] ?? ""
