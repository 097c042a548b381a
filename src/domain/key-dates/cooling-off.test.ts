import { parseIsoDate } from "../iso-date"
import { buildPrivateSale } from "../../testing/a-sale"
import { calculateKeyDates } from "./key-dates"
import type { KeyDatesInput } from "./key-date-types"
import { keyDateTables } from "./published"
import type { KeyDateTables } from "./tables"

const getLastCoolingOffDay = (input: KeyDatesInput, tables = keyDateTables): string | null => {
  const date = calculateKeyDates(input, tables).dates.find(({ key }) => key === "cooling-off")
  return date ? `${date.on} ${date.clock}` : null
}

const listDoubts = (input: KeyDatesInput) =>
  calculateKeyDates(input, keyDateTables)
    .warnings.filter(({ about }) => about === "cooling-off")
    .map(({ key, day, otherwise }) => ({ key, day, otherwise }))

// s66S and s66P of the Conveyancing Act 1919, read 2026-11-21. In lists of days, those in [ ] aren't counted.
test.each([
  ["Anzac Day with its extra Monday: [25 26 27 Apr] 28 29 30 Apr 1 [2 3] 4 May", "2026-04-24", "2026-05-04"],
  ["a plain week: 24 25 26 27 Nov [28 29] 30 Nov", "2026-11-23", "2026-11-30"],
  ["Christmas: 22 23 24 [25 26 27 28] 29 30 Dec", "2026-12-21", "2026-12-30"],
  ["a contract on a Saturday: [22] 23 24 25 26 27 Nov", "2026-11-21", "2026-11-27"],
  ["Easter: 2 [3 4 5 6] 7 8 9 10 Apr", "2026-04-01", "2026-04-10"],
])("New South Wales: 5 pm on the fifth business day after exchange; %s", (_, exchanged, ends) => {
  expect(getLastCoolingOffDay(buildPrivateSale("NSW", exchanged))).toBe(`${ends} 17:00`)
})

// s66S(3) as amended by act 2018-075: 24 25 26 27 [28 29] 30 Nov 1 2 3 4 [5 6] 7 Dec.
test("New South Wales, off the plan: 5 pm on the tenth business day", () => {
  expect(getLastCoolingOffDay(buildPrivateSale("NSW", "2026-11-23", { offThePlan: true }))).toBe("2026-12-07 17:00")
})

// 31 Jul [1 2] [3 Aug bank] 4 5 6 7 Aug, or with the bank holiday counted 6 Aug.
test("New South Wales: the Bank Holiday is left out, with the date in case it counts", () => {
  const over = buildPrivateSale("NSW", "2026-07-30")
  expect(getLastCoolingOffDay(over)).toBe("2026-08-07 17:00")
  expect(listDoubts(over)).toEqual([{ key: "bank-holiday", day: "2026-08-03", otherwise: "2026-08-06" }])
})

const victoria = keyDateTables["public-holidays-vic"]
const in2023: KeyDateTables = {
  ...keyDateTables,
  "public-holidays-vic": {
    ...victoria,
    periods: victoria.periods.slice(0, 1).map(period => ({
      ...period,
      from: parseIsoDate("2023-01-01"),
      until: parseIsoDate("2023-12-31"),
      days: [{ on: parseIsoDate("2023-03-13"), name: "Labour Day" }],
      localDays: [],
    })),
  },
}

// wvblawyers, worked examples of 2023; Labour Day in Victoria was Monday 13 March 2023. The site's tables start in 2026.
test.each([
  ["2023-03-20", "2023-03-23"],
  ["2023-03-10", "2023-03-16"],
])("Victoria: signed on %s, until the last minute of %s", (signingDay, ends) => {
  expect(getLastCoolingOffDay(buildPrivateSale("VIC", signingDay, { settlement: { days: 30 } }), in2023)).toBe(
    `${ends} 24:00`,
  )
})

// Sale of Land Act 1962 s31: three clear business days after the buyer signs.
test.each([
  ["Labour Day: [7 8 9] 10 11 12 Mar", "2026-03-06", "2026-03-12"],
  ["signed on the Friday before the Grand Final: [26 27] 28 29 30 Sep", "2026-09-25", "2026-09-30"],
  ["that Friday inside: 24 [25 26 27] 28 29 Sep", "2026-09-23", "2026-09-29"],
  ["Christmas: 24 [25 26 27 28] 29 30 Dec; 27 to 31 December are not left out", "2026-12-23", "2026-12-30"],
])("Victoria: %s", (_, signingDay, ends) => {
  expect(getLastCoolingOffDay(buildPrivateSale("VIC", signingDay))).toBe(`${ends} 24:00`)
})

test("Victoria: counted from the day the buyer signed, not from the contract", () => {
  expect(
    getLastCoolingOffDay(buildPrivateSale("VIC", "2026-11-26", { coolingOffFrom: parseIsoDate("2026-11-23") })),
  ).toBe("2026-11-26 24:00")
})

// Melbourne: 2 [3 Nov] 4 5 Nov. Elsewhere: 2 3 4 Nov.
test.each([
  ["melbourne", "2026-11-05", "2026-11-04"],
  [null, "2026-11-04", "2026-11-05"],
])("Victoria: over Cup Day in %s until %s, perhaps %s", (place, ends, otherwise) => {
  const over = buildPrivateSale("VIC", "2026-10-30", { place })
  expect(getLastCoolingOffDay(over)).toBe(`${ends} 24:00`)
  expect(listDoubts(over)).toEqual([{ key: "local-holiday", day: "2026-11-03", otherwise }])
})

test("Victoria: the Friday before the Grand Final of 2027 is told as provisional", () => {
  expect(listDoubts(buildPrivateSale("VIC", "2027-09-22"))).toEqual([
    { key: "provisional-holiday", day: "2027-09-24", otherwise: "2027-09-27" },
  ])
})

// Property Occupations Act 2014 s166; fclawyers: received on Monday, ends on Friday.
test.each([
  ["received on a Monday: 23 24 25 26 27 Nov", "2026-11-23", "2026-11-27"],
  ["received on a Saturday: [21 22] 23 24 25 26 27 Nov", "2026-11-21", "2026-11-27"],
  ["received on Labour Day: [4] 5 6 7 8 [9 10] 11 May", "2026-05-04", "2026-05-11"],
])("Queensland: 5 pm on the fifth business day, the day of receipt being the first; %s", (_, received, ends) => {
  expect(
    getLastCoolingOffDay(
      buildPrivateSale("QLD", "2026-05-01", { coolingOffFrom: parseIsoDate(received), settlement: { days: 90 } }),
    ),
  ).toBe(`${ends} 17:00`)
})

// 23 24 [25 26 27 28] 29 30 31 Dec (greenhalghpickard, darlingdownsconveyancing). As noosapropertysales reads it, 29 to 31
// December aren't counted: 23 24 Dec 4 5 6 Jan.
test("Queensland near Christmas: 29 to 31 December count, with the date in case they do not", () => {
  const near = buildPrivateSale("QLD", "2026-12-23")
  expect(getLastCoolingOffDay(near)).toBe("2026-12-31 17:00")
  expect(listDoubts(near)).toEqual([{ key: "year-end", day: "2026-12-29", otherwise: "2027-01-06" }])
})

test.each(["NSW", "VIC", "QLD"] as const)("%s: a buyer at auction has none, and is told so", state => {
  const { dates, noCoolingOff } = calculateKeyDates(
    buildPrivateSale(state, "2026-11-21", { method: "auction" }),
    keyDateTables,
  )
  expect(dates.map(({ key }) => key)).not.toContain("cooling-off")
  expect(noCoolingOff).toMatch(/auction has no cooling-off period/)
})

test.each([
  ["NSW", "2026-11-21", "2026-11-21", true],
  ["NSW", "2026-11-23", "2026-11-21", false],
  // Business days after Saturday 21 November: 23 24 25. Business days before it: 20 19 18.
  ["VIC", "2026-11-25", "2026-11-21", true],
  ["VIC", "2026-11-26", "2026-11-21", false],
  ["VIC", "2026-11-18", "2026-11-21", true],
  ["VIC", "2026-11-17", "2026-11-21", false],
  ["QLD", "2026-11-24", "2026-11-21", true],
  ["QLD", "2026-11-25", "2026-11-21", false],
  ["QLD", "2026-11-20", "2026-11-21", false],
] as const)(
  "%s: a contract of %s beside an auction on %s is without cooling-off: %s",
  (state, contract, auction, none) => {
    expect(getLastCoolingOffDay(buildPrivateSale(state, contract, { auctionOn: parseIsoDate(auction) })) === null).toBe(
      none,
    )
  },
)

test("a right given up is gone in New South Wales and Queensland, and stays in Victoria", () => {
  expect(getLastCoolingOffDay(buildPrivateSale("NSW", "2026-11-23", { waived: true }))).toBeNull()
  expect(getLastCoolingOffDay(buildPrivateSale("QLD", "2026-11-23", { waived: true }))).toBeNull()
  expect(getLastCoolingOffDay(buildPrivateSale("VIC", "2026-11-23", { waived: true }))).toBe("2026-11-26 24:00")
  expect(listDoubts(buildPrivateSale("VIC", "2026-11-23", { waived: true })).map(({ key }) => key)).toEqual([
    "cannot-waive",
  ])
})
