import type { ErasedLead } from "../../src/leads/admin/erase-person"
import type { ListItem } from "../../src/leads/admin/list-leads"
import { formatLeadUrgency } from "../../src/leads/core/events/lead-urgency"
import { formatTextTable } from "../../src/leads/counts/report-table"
import type { PageAnswers } from "../../src/leads/helpful/helpful-answers"
import type { SweepCounts } from "../../src/leads/outbox/deliver-due"

/** Formats an age in its two largest units: `3 d 4 h`, `2 h 5 min`, `7 min`. */
export function formatMinutesAsAge(minutes: number): string {
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)]
  if (days > 0) return `${days} d ${hours} h`
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`
}

/** Formats leads as a table. Urgency comes first, if any lead has one. @param personal Whether to add the sender. */
export function formatLeadTable(leads: readonly ListItem[], personal: boolean): string {
  const isOfOthers = leads.some(({ webhook }) => webhook !== null)
  const isUrgent = leads.some(({ urgency }) => urgency !== null)
  const names = [
    ...(isUrgent ? ["URGENCY", "FIRST DATE", "CALL BY"] : []),
    "ID",
    "STATE",
    ...(isOfOthers ? ["WEBHOOK"] : []),
    "KIND",
    "AGE",
    "REFERENCE",
    "DELIVERY",
    ...(personal ? ["NAME", "EMAIL", "PHONE"] : []),
  ]
  const rows = leads.map(({ urgency, id, state, webhook, kind, ageMinutes, reference, delivery, person }) => [
    ...(isUrgent ? [urgency ? formatLeadUrgency(urgency) : "", urgency?.firstDate ?? "", urgency?.callBy ?? ""] : []),
    id,
    state,
    ...(isOfOthers ? [webhook ?? ""] : []),
    kind,
    ageMinutes === null ? "" : formatMinutesAsAge(ageMinutes),
    reference,
    delivery,
    ...(personal ? [person?.name ?? "", person?.email ?? "", person?.phone ?? ""] : []),
  ])
  return formatTextTable([names, ...rows])
}

type SweptRow = {
  name: string
  swept: SweepCounts
  waiting: number
}

export const formatSweepTable = (rows: readonly SweptRow[]): string =>
  formatTextTable([
    ["", "DELIVERED", "REFUSED", "GIVEN UP", "WAITING", "FAILED"],
    ...rows.map(({ name, swept: { delivered, refused, dead, failed }, waiting }) => [
      name,
      ...[delivered, refused, dead, waiting, failed].map(String),
    ]),
  ])

/** Formats erased leads as a table. @param isDone False if nothing has been erased yet. */
export const formatErasureTable = (leads: readonly ErasedLead[], isDone: boolean): string =>
  formatTextTable([
    ["ID", "KIND", "CAME", "HERE", "RECEIVER"],
    ...leads.map(({ id, kind, receivedAt, how, receiver, webhooks = {} }) => [
      id,
      kind,
      receivedAt,
      how === "erased" && !isDone ? "to be erased" : how,
      [receiver, ...Object.entries(webhooks).map(([name, has]) => `${name}: ${has}`)].join("; "),
    ]),
  ])

export const formatFeedbackTables = (pages: readonly PageAnswers[]): string =>
  [
    formatTextTable([["PAGE", "YES", "NO"], ...pages.map(({ page, yes, no }) => [page, String(yes), String(no)])]),
    ...pages
      .filter(({ missing }) => missing.length > 0)
      .map(
        ({ page, missing }) =>
          `${page}\n${formatTextTable(missing.map(({ day, answer, words }) => [`  ${day}`, answer, words]))}`,
      ),
  ].join("\n")
