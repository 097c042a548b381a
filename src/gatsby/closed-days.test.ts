import { readFileSync } from "node:fs"
import { listFirmClosedDays } from "./closed-days"

const findHolidays = async (type: string, slug: string) => ({
  type,
  table: JSON.parse(readFileSync(`content/rates/${slug}.json`, "utf8")),
})

const createFirm = (timeZone: string, ...states: string[]) => ({
  hours: { timeZone },
  states: states.map(state => ({ state, as: "law practice" })),
})

const CUP_DAY = "2026-11-03"
const EKKA = "2026-08-12"
/** Labour Day is in March in Victoria, in May in Queensland, and in October in New South Wales. */
const LABOUR_DAYS = { VIC: "2026-03-09", QLD: "2026-05-04", NSW: "2026-10-05" }
/** The King's Birthday in Queensland is on the same day as Labour Day in New South Wales. */
const KINGS_BIRTHDAY = LABOUR_DAYS.NSW
const days = [CUP_DAY, EKKA, ...Object.values(LABOUR_DAYS)]

test.each([
  ["Australia/Sydney", [LABOUR_DAYS.NSW]],
  ["Australia/Melbourne", [CUP_DAY, LABOUR_DAYS.VIC]],
  ["Australia/Brisbane", [EKKA, LABOUR_DAYS.QLD, KINGS_BIRTHDAY]],
])("an office with the clock of %s keeps the holidays of that state and of its capital", async (timeZone, holidays) => {
  const closed = await listFirmClosedDays(createFirm(timeZone, "NSW", "VIC", "QLD"), findHolidays)
  expect(days.filter(one => closed.includes(one))).toEqual(holidays)
  expect(closed).toEqual([...closed].sort())
})

test("where the firm doesn't act in the state of its clock, its first state counts: the other's table need not be there", async () => {
  const closed = await listFirmClosedDays(createFirm("Australia/Sydney", "QLD", "VIC"), async (type, slug) => {
    if (slug.endsWith("-nsw")) throw new RangeError(`no ${type} with the slug ${slug}`)
    return findHolidays(type, slug)
  })
  expect(days.filter(one => closed.includes(one))).toEqual([EKKA, LABOUR_DAYS.QLD, KINGS_BIRTHDAY])
})
