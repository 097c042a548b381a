import { mergeAlertFacts, type Concern } from "../core/alert-texts"
import { createFailureLogger } from "../core/log"
import type { LeadPorts } from "../core/ports"
import { sendUnsentAlerts } from "./alert/alert"
import { isOfficeEmailName } from "../core/ids"
import { checkCallsToMake } from "./calls"
import { createEmailChannel, createReminderChannel, createWebhookChannel, type Channel } from "./channel"
import { BUDGET_MS, deliverDueLeads, createStoreDownConcern } from "./deliver-due"
import { isScheduledRunOverdue, getMinutesSince, saveLastScheduledRun, readLastScheduledRun } from "./last-run"
import { countLeadsForRemovedWebhooks } from "./removed-webhooks"
import { sendWeeklyReport } from "./report/weekly-report"
import { applyRetentionRules } from "./retention/retain"
import { addPageViewsToTotals } from "../views/view-totals"

const MINUTES_PER_DAY = 24 * 60

/**
 * Delivers the leads that are due to each webhook, urgent ones first, three at a time, and side by side sends the emails
 * and reminders that are due. Then it deletes what has reached its age, records that it ran, alerts people, adds up the views of pages
 * under test, and once a week sends the report if one is set up. No new work begins after 20 s, and the next run goes on
 * where this one stopped. Two simultaneous sweeps do no harm, and a lead that fails doesn't stop the others.
 *
 * @returns How deliveries ended: for the first webhook, for emails, and for each webhook after the first.
 * @throws StoreUnavailable when the waiting leads can't be listed.
 */
export async function runScheduledLeadTasks(ports: LeadPorts) {
  try {
    return await runEachScheduledLeadTask(ports)
  } catch (error) {
    await sendOneAlertPerKind(ports, [createStoreDownConcern(error)])
    throw error
  }
}

async function runEachScheduledLeadTask(ports: LeadPorts) {
  const startMs = ports.now().getTime()
  const getElapsedMs = () => ports.now().getTime() - startMs
  const before = await readLastScheduledRun(ports)
  const offices = ports.webhooks.filter(({ name }) => isOfficeEmailName(name))
  const deliverChannel = (channel: Channel, after?: string | null) =>
    deliverDueLeads(ports, channel, after ?? "", getElapsedMs)
  const isOver = () => getElapsedMs() >= BUDGET_MS
  // A reminder that can't be queued must not hold up leads.
  const calls = await checkCallsToMake(ports, isOver).catch(error => {
    createFailureLogger(ports.log, { alert: true })(error)
    return []
  })
  const [leadsResult, mailsResult, ...otherResults] = await Promise.allSettled([
    deliverChannel(createWebhookChannel(ports), before?.stoppedAt),
    deliverChannel(createEmailChannel(ports), before?.mailStoppedAt),
    ...ports.webhooks.map(async webhook => ({
      ...(await deliverChannel(createWebhookChannel(ports, webhook), before?.webhooks?.[webhook.name]?.stoppedAt)),
      name: webhook.name,
    })),
    ...offices.map(async office => ({ ...(await deliverChannel(createReminderChannel(ports, office))), name: null })),
  ])
  const leads = getSettledPromiseValue(leadsResult)
  const mails = getSettledPromiseValue(mailsResult)
  const all = otherResults.map(getSettledPromiseValue)
  const others = all.flatMap(({ name, ...result }) => (name === null ? [] : [{ ...result, name }]))
  // After a long gap the clock may be ahead, so nothing is deleted for a day. Once it's right again, `before` is null.
  const isAfterGap = before !== null && getMinutesSince(ports, before.at) > MINUTES_PER_DAY
  const deletesFrom = isAfterGap ? new Date(startMs + MINUTES_PER_DAY * 60_000).toISOString() : before?.deletesFrom
  const isClockUnsure = deletesFrom !== undefined && ports.now().toISOString() < deletesFrom
  const retention =
    before && isClockUnsure
      ? { examined: before.examined, concerns: [] }
      : await applyRetentionRules(ports, { from: before?.examined, isOver })
  await saveLastScheduledRun(ports, {
    at: ports.now().toISOString(),
    oldest: leads.oldest,
    stoppedAt: leads.stoppedAt,
    mailStoppedAt: mails.stoppedAt,
    ...(others.length > 0 && {
      webhooks: Object.fromEntries(others.map(({ name, oldest, stoppedAt }) => [name, { oldest, stoppedAt }])),
    }),
    ...(isClockUnsure && { deletesFrom }),
    examined: retention.examined,
  })

  const concerns = [leads, mails, ...all].flatMap(channel => channel.concerns)
  concerns.push(...calls)
  concerns.push(...(await countLeadsForRemovedWebhooks(ports)))
  if (before && isScheduledRunOverdue(ports, before))
    concerns.push({ kind: "sweeper-silent", facts: { minutes: getMinutesSince(ports, before.at) } })
  // Each problem begins with the name of its variable.
  for (const problem of ports.problems)
    concerns.push({ kind: "configuration", facts: { code: problem.split(" ", 1)[0], problem } })
  await sendUnsentAlerts(ports)
  await sendOneAlertPerKind(ports, [...concerns, ...retention.concerns])
  await addPageViewsToTotals(ports, isOver)
  if (!isOver()) await sendWeeklyReport(ports)
  ports.log({ event: "swept", count: leads.swept.delivered })
  return {
    ...leads.swept,
    mails: mails.swept,
    webhooks: Object.fromEntries(others.map(({ name, swept }) => [name, swept])),
  }
}

/** The value of a settled promise. @throws its reason if it was rejected. */
function getSettledPromiseValue<T>(result: PromiseSettledResult<T>): T {
  if (result.status === "rejected") throw result.reason
  return result.value
}

/** Sends one alert for each kind and webhook, with the facts of the first concern and the number of concerns. */
async function sendOneAlertPerKind(ports: LeadPorts, concerns: readonly Concern[]): Promise<void> {
  const getConcernGroup = ({ kind, facts: { webhook = "" } }: Concern) => `${kind} ${webhook}`
  await Promise.all(
    [...new Set(concerns.map(getConcernGroup))].map(async likeness => {
      const [first, ...others] = concerns.filter(concern => getConcernGroup(concern) === likeness)
      if (!first) return
      const { urgency } = others.map(({ facts }) => facts).reduce(mergeAlertFacts, first.facts)
      const count = others.length + 1
      await ports.alert(first.kind, { ...first.facts, ...(urgency && { urgency }), ...(count > 1 && { count }) })
    }),
  )
}
