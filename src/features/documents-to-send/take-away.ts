import { type DocumentToSend, DUE_TIMES, type DueTime } from "../../domain/documents-to-send/document-to-send"
import { addDays, type IsoDate } from "../../domain/iso-date"
import { renderCalendarFile } from "../../domain/key-dates/calendar-file"

// How a visitor takes a list along. Neither way sends us anything.

const CAUTION = "Don’t send identity documents or bank details by text, chat or ordinary email."

type DueGroup = { time: DueTime; due: readonly DocumentToSend[] }

/** The documents by when they're due, in the order of a sale; without times at which nothing is. */
export const dueGroups = (documents: readonly DocumentToSend[]): DueGroup[] =>
  DUE_TIMES.map(time => ({ time, due: documents.filter(one => one.due === time) })).filter(({ due }) => due.length > 0)

const linesOf = (documents: readonly DocumentToSend[]): string => documents.map(({ name }) => `- ${name}`).join("\n")

type Email = {
  /** Whose list it is, such as `Buying in Victoria`. */
  title: string
  documents: readonly DocumentToSend[]
  dueInWords: (time: DueTime) => string
  /** The address of the list. */
  link: string
}

/** The address that begins an email with the list in the visitor's own mail program. Whom it goes to is left open. */
export function buildMailtoAddress({ title, documents, dueInWords, link }: Email): string {
  const groups = dueGroups(documents).map(({ time, due }) => `${dueInWords(time)}:\n${linesOf(due)}`)
  const body = [...groups, CAUTION, link].join("\n\n").replaceAll("\n", "\r\n")
  return `mailto:?subject=${encodeURIComponent(`What to send: ${title}`)}&body=${encodeURIComponent(body)}`
}

/** How many days before settlement we remind of what's due at a time that settlement decides. */
const DAYS_BEFORE: Partial<Record<DueTime, number>> = { "before-settlement": 28, "settlement-week": 7 }

/** The documents that a settlement date gives a day. */
export const dated = (documents: readonly DocumentToSend[]): DocumentToSend[] =>
  documents.filter(({ due }) => DAYS_BEFORE[due] !== undefined)

type Reminders = Pick<Email, "documents" | "dueInWords" | "link"> & {
  /** Names the list; a file imported again then replaces its events. */
  uid: string
  settlement: IsoDate
  /** When the file is made. */
  now: Date
  /** The day it's made. What would have been due before it is due then. */
  today: IsoDate
}

/** A calendar with a day for each time that settlement decides and at which documents are due. */
export function renderReminders({ documents, dueInWords, link, uid, settlement, now, today }: Reminders): string {
  const dates = dueGroups(dated(documents)).map(({ time, due }) => {
    const on = addDays(settlement, -(DAYS_BEFORE[time] ?? 0))
    return {
      key: time,
      label: `Documents to send: ${dueInWords(time)}`,
      on: on < today ? today : on,
      rule: linesOf(due),
      note: `${CAUTION}\n${link}`,
    }
  })
  return renderCalendarFile({ dates, timeZone: null }, { uid, stamp: now, alarmDays: [0] })
}
