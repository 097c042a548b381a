import { type DocumentToSend, DUE_TIMES, type DueTime } from "../../domain/documents-to-send/document-to-send"
import { addDays, type IsoDate } from "../../domain/iso-date"
import { renderCalendarFile } from "../../domain/key-dates/calendar-file"

// Two ways to save a list: an email to oneself and a calendar file. Neither sends us anything.

const CAUTION = "Don’t send identity documents or bank details by text, chat or ordinary email."

type DueGroup = { time: DueTime; due: readonly DocumentToSend[] }

/** Groups documents by when they're due, in the order of a sale. Times with no documents are left out. */
export const groupDocumentsByDueTime = (documents: readonly DocumentToSend[]): DueGroup[] =>
  DUE_TIMES.map(time => ({ time, due: documents.filter(one => one.due === time) })).filter(({ due }) => due.length > 0)

const formatDocumentNames = (documents: readonly DocumentToSend[]): string =>
  documents.map(({ name }) => `- ${name}`).join("\n")

type Email = {
  /** The list's title, such as `Buying in Victoria`. */
  title: string
  documents: readonly DocumentToSend[]
  formatDueTime: (time: DueTime) => string
  /** The address of the list. */
  link: string
}

/** A `mailto:` address that starts an email with the list in the visitor's own mail program, without a recipient. */
export function buildDocumentListMailtoLink({ title, documents, formatDueTime, link }: Email): string {
  const groups = groupDocumentsByDueTime(documents).map(
    ({ time, due }) => `${formatDueTime(time)}:\n${formatDocumentNames(due)}`,
  )
  const body = [...groups, CAUTION, link].join("\n\n").replaceAll("\n", "\r\n")
  return `mailto:?subject=${encodeURIComponent(`What to send: ${title}`)}&body=${encodeURIComponent(body)}`
}

/** How many days before settlement to send a reminder, for due times that depend on settlement. */
const DAYS_BEFORE: Partial<Record<DueTime, number>> = { "before-settlement": 28, "settlement-week": 7 }

/** The documents whose due day depends on settlement. */
export const listDatedDocuments = (documents: readonly DocumentToSend[]): DocumentToSend[] =>
  documents.filter(({ due }) => DAYS_BEFORE[due] !== undefined)

type Reminders = Pick<Email, "documents" | "formatDueTime" | "link"> & {
  /** Identifies the list, so that importing the file again replaces its events. */
  uid: string
  settlement: IsoDate
  /** When the file is made. */
  now: Date
  /** The day the file is made. Anything due earlier is due on this day instead. */
  today: IsoDate
}

/** A calendar file with one day for each due time that depends on settlement and has documents. */
export function renderDocumentReminderCalendarFile({
  documents,
  formatDueTime,
  link,
  uid,
  settlement,
  now,
  today,
}: Reminders): string {
  const dates = groupDocumentsByDueTime(listDatedDocuments(documents)).map(({ time, due }) => {
    const on = addDays(settlement, -(DAYS_BEFORE[time] ?? 0))
    return {
      key: time,
      label: `Documents to send: ${formatDueTime(time)}`,
      on: on < today ? today : on,
      rule: formatDocumentNames(due),
      note: `${CAUTION}\n${link}`,
    }
  })
  return renderCalendarFile({ dates, timeZone: null }, { uid, stamp: now, alarmDays: [0] })
}
