import ICAL from "ical.js"
import type { DocumentToSend, DueTime } from "../../domain/documents-to-send/document-to-send"
import { parseIsoDate } from "../../domain/iso-date"
import { buildDocumentListMailtoLink, renderDocumentReminderCalendarFile } from "./take-away"

const doc = (name: string, due: DueTime): DocumentToSend => ({ name, due, why: "", where: "", way: "email" })

const DOCUMENTS = [
  doc("Loan documents & notice", "before-settlement"),
  doc("Names", "start"),
  doc("Payout figure", "settlement-week"),
  doc("Keys", "after-settlement"),
]

const LINK = "https://firm.example/what-to-send?side=selling&state=vic"
const inWords = (time: DueTime): string => `Due at ${time}`

test("the email has the list by when it's due, a caution and the link, and goes to nobody yet", () => {
  const list = { title: "Selling in Victoria", documents: DOCUMENTS.slice(0, 2), formatDueTime: inWords, link: LINK }
  const { protocol, pathname, searchParams } = new URL(buildDocumentListMailtoLink(list))
  expect([protocol, pathname]).toEqual(["mailto:", ""])
  expect([...searchParams]).toEqual([
    ["subject", "What to send: Selling in Victoria"],
    [
      "body",
      [
        "Due at start:",
        "- Names",
        "",
        "Due at before-settlement:",
        "- Loan documents & notice",
        "",
        "Don’t send identity documents or bank details by text, chat or ordinary email.",
        "",
        LINK,
      ].join("\r\n"),
    ],
  ])
})

/** The days of a calendar file, each with the documents to send. */
function listCalendarDays(settlement: string, today: string) {
  const file = renderDocumentReminderCalendarFile({
    documents: DOCUMENTS,
    formatDueTime: inWords,
    link: LINK,
    uid: "documents-vic-selling",
    settlement: parseIsoDate(settlement),
    now: new Date(`${today}T01:30:00Z`),
    today: parseIsoDate(today),
  })
  return new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent").map(component => {
    const { uid, summary, startDate, description } = new ICAL.Event(component)
    return { uid, summary, on: startDate.toString(), first: description.split("\n")[0] }
  })
}

test("reminders are four weeks and one week before settlement, each with the documents due then", () => {
  expect(listCalendarDays("2027-03-03", "2026-11-25")).toEqual([
    {
      uid: "before-settlement-documents-vic-selling",
      summary: "Documents to send: Due at before-settlement",
      on: "2027-02-03",
      first: "- Loan documents & notice",
    },
    {
      uid: "settlement-week-documents-vic-selling",
      summary: "Documents to send: Due at settlement-week",
      on: "2027-02-24",
      first: "- Payout figure",
    },
  ])
})

test.each([
  ["2026-12-23", "2026-11-25", ["2026-11-25", "2026-12-16"]],
  ["2026-12-22", "2026-11-25", ["2026-11-25", "2026-12-15"]],
  ["2026-11-25", "2026-11-25", ["2026-11-25", "2026-11-25"]],
])("with settlement on %s no reminder is before today, %s", (settlement, today, days) => {
  expect(listCalendarDays(settlement, today).map(({ on }) => on)).toEqual(days)
})
