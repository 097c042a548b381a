import { buildPrivateSale } from "../../testing/a-sale"
import { tablesOfKeyDates } from "../firm/key-date-tables"
import { addMonths, parseIsoDate } from "../iso-date"
import type { KeyDatesInput } from "./key-date-types"
import { calculateKeyDates } from "./key-dates"
import { keyDateTables } from "./published"
import { parseKeyDateTables } from "./tables"

const listDates = (input: KeyDatesInput): string[] =>
  calculateKeyDates(input, keyDateTables).dates.map(({ key, on, clock }) => [key, on, clock].filter(Boolean).join(" "))

const listWarnings = (input: KeyDatesInput) =>
  calculateKeyDates(input, keyDateTables).warnings.map(({ key, about, day, otherwise }) => ({
    key,
    about,
    day,
    otherwise,
  }))

// 42 days after 24 April is 5 June; 14 days is 8 May; 21 days is 15 May; 3 months is 24 July, after settlement.
test("a purchase in New South Wales, from exchange to settlement", () => {
  expect(listDates(buildPrivateSale("NSW", "2026-04-24"))).toEqual([
    "contract 2026-04-24",
    "deposit 2026-04-24",
    "cooling-off 2026-05-04 17:00",
    "deposit-balance 2026-05-04 17:00",
    "missing-document 2026-05-08",
    "requisitions 2026-05-15",
    "duty 2026-06-05",
    "settlement 2026-06-05",
  ])
})

// 60 days after Friday 6 March is 5 May; 30 days later is 4 June.
test("a purchase in Victoria, from contract to duty", () => {
  expect(listDates(buildPrivateSale("VIC", "2026-03-06", { place: "melbourne" }))).toEqual([
    "contract 2026-03-06",
    "deposit 2026-03-06",
    "cooling-off 2026-03-12 24:00",
    "settlement 2026-05-05",
    "duty 2026-06-04",
  ])
})

// 7 days after 23 December is 30 December, 14 days is 6 January, 30 days is 22 January.
// The contract leaves out 27 to 31 December: 30 December moves to Monday 4 January (Queensland Law Society's Proctor, 2023).
test("a purchase in Queensland over Christmas", () => {
  const over = buildPrivateSale("QLD", "2026-12-23", {
    place: "brisbane",
    finance: { days: 14 },
    buildingAndPest: { days: 7 },
  })
  expect(listDates(over)).toEqual([
    "contract 2026-12-23",
    "deposit 2026-12-23",
    "risk 2026-12-24 17:00",
    "cooling-off 2026-12-31 17:00",
    "building-and-pest 2027-01-04 17:00",
    "finance 2027-01-06 17:00",
    "deposit-balance 2027-01-06",
    "duty 2027-01-22",
    "settlement 2027-01-22",
  ])
  expect(listWarnings(over)).toEqual([
    { key: "year-end", about: "cooling-off", day: "2026-12-29", otherwise: "2027-01-06" },
    { key: "moved", about: "building-and-pest", day: "2026-12-30", otherwise: "2026-12-24" },
    { key: "part-day", about: "risk", day: "2026-12-24", otherwise: undefined },
  ])
})

test("a sale has the seller's dates, in the seller's words", () => {
  const { dates } = calculateKeyDates(buildPrivateSale("NSW", "2026-04-24", { side: "selling" }), keyDateTables)
  // 14 days before 5 June.
  expect(dates.find(({ key }) => key === "land-tax-certificate")?.on).toBe("2026-05-22")
  expect(dates.find(({ key }) => key === "cooling-off")?.label).toBe("The buyer’s cooling-off ends")
  expect(dates.map(({ key }) => key)).not.toContain("duty")
})

test("a land tax certificate for a quick settlement is served on the day of the contract", () => {
  const quick = buildPrivateSale("NSW", "2026-11-23", { side: "selling", settlement: { days: 10 } })
  expect(listDates(quick)).toContain("land-tax-certificate 2026-11-23")
})

// 3 months after 23 November is 23 February.
test("duty in New South Wales does not wait for a late settlement", () => {
  expect(listDates(buildPrivateSale("NSW", "2026-11-23", { settlement: { days: 120 } }))).toContain("duty 2027-02-23")
})

test.each([
  ["2026-11-30", 3, "2027-02-28"],
  ["2026-10-31", 1, "2026-11-30"],
  ["2026-12-15", 3, "2027-03-15"],
])("%s and %d months is %s", (on, months, later) => {
  expect(addMonths(parseIsoDate(on), months)).toBe(later)
})

// keylaw.com.au: a condition of 14 days that ends on a Sunday is due on Monday.
test("the contract date is not counted, and a condition that ends on a Sunday moves to Monday", () => {
  const { dates } = calculateKeyDates(
    buildPrivateSale("QLD", "2026-11-15", { buildingAndPest: { days: 14 } }),
    keyDateTables,
  )
  const inspection = dates.find(({ key }) => key === "building-and-pest")
  expect(inspection).toMatchObject({ on: "2026-11-30", movedFrom: "2026-11-29" })
})

// Property Law Act 2023 (Qld) s78: the next business day in the place of settlement. Wednesday 12 August 2026 is the Ekka.
test("settlement on the show day moves on in Brisbane only", () => {
  const on = { settlement: { on: parseIsoDate("2026-08-12") } }
  expect(listDates(buildPrivateSale("QLD", "2026-07-13", { ...on, place: "brisbane" }))).toContain(
    "settlement 2026-08-13",
  )
  expect(listDates(buildPrivateSale("QLD", "2026-07-13", on))).toContain("settlement 2026-08-12")
  expect(listWarnings(buildPrivateSale("QLD", "2026-07-13", on)).map(({ key }) => key)).toContain("show-day")
})

test("settlement on Cup Day moves on for Melbourne, with the day itself in case it counts", () => {
  const cup = buildPrivateSale("VIC", "2026-09-04", {
    place: "melbourne",
    settlement: { on: parseIsoDate("2026-11-03") },
  })
  expect(listDates(cup)).toContain("settlement 2026-11-04")
  const doubt = { key: "local-holiday", about: "settlement", day: "2026-11-03", otherwise: "2026-11-03" }
  expect(listWarnings(cup)).toContainEqual(doubt)
})

test("off the plan there is no settlement date until one is given", () => {
  const plan = buildPrivateSale("NSW", "2026-11-23", { offThePlan: true })
  expect(listDates(plan).join()).not.toContain("settlement")
  expect(listWarnings(plan)).toEqual([
    { key: "off-the-plan", about: "settlement", day: undefined, otherwise: undefined },
  ])
  expect(listDates({ ...plan, settlement: { on: parseIsoDate("2027-11-23") } })).toContain("settlement 2027-11-23")
})

test.each(["NSW", "VIC", "QLD"] as const)(
  "%s: every contract of the two years has its dates, or is refused by name",
  state => {
    for (const place of [null, "melbourne", "brisbane"])
      for (let on = Date.UTC(2026, 0, 1); on < Date.UTC(2028, 0, 1); on += 86_400_000) {
        const contractDate = new Date(on).toISOString().slice(0, 10)
        const calculateSaleDates = () =>
          calculateKeyDates(buildPrivateSale(state, contractDate, { place, waived: state === "VIC" }), keyDateTables)
        if (contractDate < "2027-10-30") expect(calculateSaleDates().dates.length).toBeGreaterThan(4)
        else if (contractDate >= "2027-12-03") expect(calculateSaleDates).toThrow(/^no figure in force on 2028-/)
      }
  },
)

const SETTLED_LATE = { settlement: { on: parseIsoDate("2028-02-01") } }
test.each([
  ["a contract before the tables", buildPrivateSale("NSW", "2025-12-31"), "no figure in force on 2025-12-31"],
  [
    "a contract after them",
    buildPrivateSale("VIC", "2028-01-04", { method: "auction" }),
    "no figure in force on 2028-01-04",
  ],
  ["a settlement after them", buildPrivateSale("QLD", "2027-12-01", SETTLED_LATE), "no figure in force on 2028-02-01"],
])("%s is refused, never guessed", (_, input, message) => {
  expect(() => calculateKeyDates(input, keyDateTables)).toThrow(message)
})

test("a settlement before the contract is refused", () => {
  const early = buildPrivateSale("QLD", "2026-11-23", { settlement: { on: parseIsoDate("2026-11-20") } })
  expect(() => calculateKeyDates(early, keyDateTables)).toThrow("2026-11-20 is before the contract date 2026-11-23")
})

const listLeftOutDates = (input: KeyDatesInput) =>
  calculateKeyDates(input, keyDateTables).leftOut.map(({ label, because }) => `${label}: ${because}`)

test("an unreadable finance term leaves out its own date and what waits for every condition, and nothing else", () => {
  const sale = buildPrivateSale("QLD", "2026-04-24", { place: "brisbane", buildingAndPest: { days: 7 } })
  const whole = listDates({ ...sale, finance: { days: 14 } })
  const rest = { ...sale, unreadable: ["finance"] } as const
  expect(listDates(rest)).toEqual(whole.filter(line => !/^(finance|deposit-balance) /.test(line)))
  expect(listLeftOutDates(rest)).toEqual(["Finance notice due: finance", "Pay the balance of the deposit: finance"])
  expect(listLeftOutDates(sale)).toEqual([])
})

test("an unreadable settlement day isn't replaced with the usual one, and duty that depends on it waits", () => {
  const rest = buildPrivateSale("NSW", "2026-04-24", { unreadable: ["settlement"] })
  expect(listDates(rest).join()).not.toMatch(/settlement|duty/)
  expect(listDates(rest)).toContain("cooling-off 2026-05-04 17:00")
  expect(listLeftOutDates(rest)).toEqual(["Transfer duty due: settlement", "Settlement: settlement"])
  expect(listWarnings({ ...rest, offThePlan: true }).map(({ key }) => key)).not.toContain("off-the-plan")
})

test("an unreadable day that cooling-off depends on leaves out cooling-off, unless there's none anyway", () => {
  const sale = buildPrivateSale("VIC", "2026-03-06", { place: "melbourne" })
  const rest = { ...sale, unreadable: ["cooling-off"] } as const
  expect(listDates(rest)).toEqual(listDates(sale).filter(line => !line.startsWith("cooling-off ")))
  expect(listLeftOutDates(rest)).toEqual(["Cooling-off ends: cooling-off"])
  expect(listLeftOutDates({ ...rest, method: "auction" })).toEqual([])
})

test("the dates of a state in which the firm doesn't act are refused, since its tables aren't there", () => {
  const ofVictoria = parseKeyDateTables(
    tablesOfKeyDates.filter(table => JSON.stringify(table).includes('"state":"VIC"')),
    ["VIC"],
  )
  expect(() => calculateKeyDates(buildPrivateSale("NSW", "2026-04-24"), ofVictoria)).toThrow(
    new RangeError("no key dates of NSW"),
  )
  expect(calculateKeyDates(buildPrivateSale("VIC", "2026-04-24"), ofVictoria).dates).not.toEqual([])
})
