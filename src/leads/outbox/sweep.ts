import { mergeFacts, type Concern } from "../core/alert-texts"
import type { LeadPorts } from "../core/ports"
import { sendUnsentAlerts } from "./alert/alert"
import { emailChannel, furtherChannel, webhookChannel } from "./channel"
import { BUDGET_MS, deliverDue, storeDown, type Swept } from "./deliver-due"
import { isSilent, minutesSince, NONE, noteRun, readLastRun } from "./last-run"
import { checkRemovedWebhooks } from "./removed-webhooks"
import { sendWeeklyReport } from "./report/weekly-report"
import { applyRetention } from "./retention/retain"
import { totalViews } from "../views/view-totals"

/** How many leads, how many emails, and how many leads for each webhook after the first, ended how. */
export type SweptAll = Swept & { mails: Swept; webhooks: Record<string, Swept> }

/**
 * Delivers what is pending and due to each webhook, the urgent first, three at a time, and sends the emails that are due, all
 * side by side; then deletes what has reached its age; then notes that it ran, tells people what they should know, adds up the
 * views of pages under test, and once a week sends a report if one is asked for. Takes no new work after 20 s, and the next run
 * goes on where this one stopped. Two sweeps at once do no harm. One lead's failure stops no other.
 *
 * @throws StoreUnavailable when what waits cannot be listed.
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
  const [delivered, mailed, ...toOthers] = await Promise.allSettled([
    deliverDue(ports, webhookChannel(ports), before?.stoppedAt ?? "", elapsed),
    deliverDue(ports, emailChannel(ports), before?.mailStoppedAt ?? "", elapsed),
    ...ports.webhooks.map(webhook =>
      deliverDue(ports, furtherChannel(ports, webhook), before?.webhooks?.[webhook.name]?.stoppedAt ?? "", elapsed),
    ),
  ])
  const [leads, mails, others] = [getResult(delivered), getResult(mailed), toOthers.map(getResult)]
  const byName = <T>(of: (other: (typeof others)[number]) => T): Record<string, T> =>
    Object.fromEntries(
      ports.webhooks.flatMap(({ name }, index) => others.slice(index, index + 1).map(other => [name, of(other)])),
    )
  const retained = await applyRetention(ports, before?.examined ?? NONE, () => elapsed() >= BUDGET_MS)
  await noteRun(ports, {
    at: ports.now().toISOString(),
    oldest: leads.oldest,
    stoppedAt: leads.stoppedAt,
    mailStoppedAt: mails.stoppedAt,
    ...(others.length > 0 && { webhooks: byName(({ oldest, stoppedAt }) => ({ oldest, stoppedAt })) }),
    examined: retained.examined,
  })

  const concerns = [leads, mails, ...others].flatMap(channel => channel.concerns)
  concerns.push(...(await checkRemovedWebhooks(ports)))
  if (before && isSilent(ports, before))
    concerns.push({ kind: "sweeper-silent", facts: { minutes: minutesSince(ports, before.at) } })
  concerns.push(
    ...ports.problems.map(problem => ({ kind: "configuration" as const, facts: { code: nameIn(problem), problem } })),
  )
  await sendUnsentAlerts(ports)
  await alertOnce(ports, [...concerns, ...retained.concerns])
  await totalViews(ports, () => elapsed() >= BUDGET_MS)
  if (elapsed() < BUDGET_MS) await sendWeeklyReport(ports)
  ports.log({ event: "swept", count: leads.swept.delivered })
  return { ...leads.swept, mails: mails.swept, webhooks: byName(({ swept }) => swept) }
}

/** @throws whatever it was that failed. */
function getResult<T>(settled: PromiseSettledResult<T>): T {
  if (settled.status === "rejected") throw settled.reason
  return settled.value
}

/** One alert for each kind and webhook, with the facts of the first and how many there were. */
async function alertOnce(ports: LeadPorts, concerns: readonly Concern[]): Promise<void> {
  const alike = ({ kind, facts: { webhook = "" } }: Concern) => `${kind} ${webhook}`
  const firsts = new Map<string, Concern>()
  for (const concern of concerns) if (!firsts.has(alike(concern))) firsts.set(alike(concern), concern)
  await Promise.all(
    [...firsts].map(([likeness, { kind, facts }]) => {
      const all = concerns.filter(concern => alike(concern) === likeness)
      const count = all.length
      const { urgency } = all.map(concern => concern.facts).reduce(mergeFacts)
      return ports.alert(kind, { ...facts, ...(urgency && { urgency }), ...(count > 1 && { count }) })
    }),
  )
}

/** Problems begin with the variable that they are about. */
const nameIn = (problem: string): string => problem.split(" ", 1)[0] ?? ""
