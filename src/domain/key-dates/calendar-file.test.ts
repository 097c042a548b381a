import ICAL from "ical.js"
import { parseIsoDate } from "../iso-date"
import type { State } from "../states"
import { renderCalendarFile } from "./calendar-file"
import { calculateKeyDates } from "./key-dates"
import type { KeyDate } from "./key-date-types"
import { keyDateTables } from "./published"

const options = { uid: "sale-1@example.com", stamp: new Date("2026-11-21T01:02:03Z"), alarmDays: [7, 0] }

const listKeyDates = (state: State, contractDate: string) =>
  calculateKeyDates(
    { state, side: "buying", contractDate: parseIsoDate(contractDate), method: "private", offThePlan: false },
    keyDateTables,
  )

/** What a calendar program reads from a file: timed events as instants in UTC, all-day events as their day. */
function readCalendarFile(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone)
  return calendar.getAllSubcomponents("vevent").map(component => {
    const event = new ICAL.Event(component)
    const at = event.startDate
    return {
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      at: at.isDate ? at.toString() : new Date(at.toUnixTime() * 1000).toISOString(),
      zone: at.zone?.tzid,
      last: event.endDate.toString(),
      alarms: component.getAllSubcomponents("valarm").map(alarm => String(alarm.getFirstPropertyValue("trigger"))),
    }
  })
}

const findEvent = (state: State, contractDate: string, key: string) =>
  readCalendarFile(renderCalendarFile(listKeyDates(state, contractDate), options)).find(({ uid }) =>
    uid.startsWith(key),
  )

// Daylight saving ends on Sunday 5 April 2026 and starts on Sunday 4 October 2026, in Sydney and Melbourne; never in Brisbane.
// 5 pm is 06:00 UTC in summer time, 07:00 UTC in standard time; a minute to midnight is 12:59 or 13:59 UTC.
test.each<[State, string, string, string]>([
  ["NSW", "2026-03-26", "2026-04-02T06:00:00.000Z", "Sydney, the Thursday before summer time ends"],
  ["NSW", "2026-03-30", "2026-04-08T07:00:00.000Z", "Sydney, the Wednesday after"],
  ["NSW", "2026-09-25", "2026-10-02T07:00:00.000Z", "Sydney, the Friday before summer time starts"],
  ["NSW", "2026-09-28", "2026-10-06T06:00:00.000Z", "Sydney, the Tuesday after"],
  ["VIC", "2026-03-30", "2026-04-02T12:59:00.000Z", "Melbourne, the Thursday before summer time ends"],
  ["VIC", "2026-04-02", "2026-04-09T13:59:00.000Z", "Melbourne, the Thursday after"],
  ["VIC", "2026-10-01", "2026-10-06T12:59:00.000Z", "Melbourne, the Tuesday after summer time starts"],
  ["QLD", "2026-03-30", "2026-04-07T07:00:00.000Z", "Brisbane in April"],
  ["QLD", "2026-11-23", "2026-11-27T07:00:00.000Z", "Brisbane in November"],
])("%s: cooling-off from %s ends for a calendar program at %s: %s", (state, contractDate, instant) => {
  expect(findEvent(state, contractDate, "cooling-off")?.at).toBe(instant)
})

test.each([
  ["NSW", "Australia/Sydney"],
  ["VIC", "Australia/Melbourne"],
  ["QLD", "Australia/Brisbane"],
] as const)("%s: every date is in the file, on its day in %s", (state, timeZone) => {
  const dates = listKeyDates(state, "2026-09-21")
  const events = readCalendarFile(renderCalendarFile(dates, options))
  const formatLocalDay = (instant: string) => new Date(instant).toLocaleDateString("sv", { timeZone })
  expect(events.map(({ at }) => (at.includes("T") ? formatLocalDay(at) : at))).toEqual(dates.dates.map(({ on }) => on))
  expect(events.map(({ summary }) => summary)).toEqual(dates.dates.map(({ label }) => label))
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
  expect(events.filter(({ at }) => at.includes("T")).every(({ zone }) => zone === timeZone)).toBe(true)
})

test("a day without a clock time is one whole day", () => {
  const settlement = readCalendarFile(renderCalendarFile(listKeyDates("NSW", "2026-04-24"), options)).at(-1)
  expect(settlement).toMatchObject({ at: "2026-06-05", last: "2026-06-06" })
})

test("the same sale gives the same identifiers whenever its file is made and whatever its days", () => {
  const listEventUids = (contractDate: string, stamp: string) =>
    readCalendarFile(renderCalendarFile(listKeyDates("NSW", contractDate), { ...options, stamp: new Date(stamp) })).map(
      ({ uid }) => uid,
    )
  const first = listEventUids("2026-04-24", "2026-04-24T00:00:00Z")
  expect(first).toContain("settlement-sale-1@example.com")
  expect(listEventUids("2026-04-28", "2026-05-24T00:00:00Z").sort()).toEqual(first.sort())
})

// Some programs show a deadline without an end as an hour, or not at all. RFC 5546 wants an organiser with METHOD:PUBLISH.
test.each<[State, string]>([
  ["NSW", "2026-10-02T17:15:00"],
  ["VIC", "2026-10-01T00:00:00"],
])("%s: a deadline at a time of day has an end, at %s, and a file is nobody's invitation", (state, last) => {
  expect(findEvent(state, "2026-09-25", "cooling-off")?.last).toBe(last)
  expect(renderCalendarFile(listKeyDates(state, "2026-09-25"), options)).not.toContain("METHOD")
})

// 7 days before, at 9 am, is 159 hours before midnight, 176 hours before 5 pm, and 10,979 minutes before 23:59. On the day
// it's 9 hours after midnight, 8 hours before 5 pm, and 14 hours 59 minutes before 23:59.
test("alarms ring at 9 am, on the days asked for", () => {
  const listAlarmMinutes = (state: State, key: string) =>
    findEvent(state, "2026-04-24", key)?.alarms.map(text => ICAL.Duration.fromString(text).toSeconds() / 60)
  expect(listAlarmMinutes("NSW", "settlement")).toEqual([-159 * 60, 9 * 60])
  expect(listAlarmMinutes("NSW", "cooling-off")).toEqual([-176 * 60, -8 * 60])
  expect(listAlarmMinutes("VIC", "cooling-off")).toEqual([-(7 * 1440 + 899), -899])
})

const awkward: KeyDate = {
  key: "settlement",
  kind: "event",
  label:
    "Settle; pay, sign \\not “keys” – 100 % sicher: äöü 🏠 and a name long enough to be folded over several lines of a file",
  on: parseIsoDate("2026-12-31"),
  rule: "First line.\nSecond line, with a comma.",
  source: { name: "A source", url: "https://example.com/a;b,c", checked: parseIsoDate("2026-11-21") },
}

test("awkward characters and long lines come back as they went in", () => {
  const file = renderCalendarFile({ timeZone: "Australia/Sydney", dates: [awkward] }, { ...options, alarmDays: [] })
  expect(readCalendarFile(file)).toMatchObject([
    {
      summary: awkward.label,
      description: `${awkward.rule}\nA source, checked on 21 November 2026: https://example.com/a;b,c`,
      at: "2026-12-31",
      last: "2027-01-01",
      alarms: [],
    },
  ])
})

// RFC 5545 section 3.1: lines end in CRLF and, without it, are at most 75 octets long.
test("lines are at most 75 octets and end in a carriage return and a line feed", () => {
  const file = renderCalendarFile({ timeZone: "Australia/Sydney", dates: [awkward] }, options)
  const lines = file.split("\r\n")
  expect(lines.pop()).toBe("")
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toMatch(/[\r\n\uFFFD]/)
  }
})

test("an event says who sets its date, and leads only to the office's page", () => {
  const dates = listKeyDates("NSW", "2026-09-21")
  const listEventDescriptions = (read: "office" | "copy") => {
    const source = {
      ...{ name: "The page", checked: parseIsoDate("2026-11-21"), setBy: "the office", read },
      url: read === "office" ? "https://www.nsw.gov.au/dates" : "https://firm.example/dates",
    }
    const all = dates.dates.map(date => ({ ...date, source }))
    return readCalendarFile(renderCalendarFile({ ...dates, dates: all }, options)).map(({ description }) => description)
  }
  for (const text of listEventDescriptions("copy"))
    expect(text).toMatch(/The office, read in a copy on 21 November 2026$/)
  for (const text of listEventDescriptions("office"))
    expect(text).toMatch(/The page, checked on 21 November 2026: https:\/\/www.nsw.gov.au\/dates$/)
})
