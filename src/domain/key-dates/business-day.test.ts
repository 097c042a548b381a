import { parseIsoDate } from "../iso-date"
import type { State } from "../states"
import { STATES, getTableEnding } from "../states"
import {
  findBusinessDayBefore,
  getBusinessDayStatus,
  findBusinessDayOnOrAfter,
  type BusinessDayRule,
} from "./business-day"
import { keyDateTables } from "./published"

const createRule = (state: State, under: BusinessDayRule["under"], place: string | null = null): BusinessDayRule => ({
  state,
  under,
  place,
  holidays: keyDateTables[`public-holidays-${getTableEnding(state)}`],
})

const LAWS = ["cooling-off", "contract"] as const
const createRulesOfState = (state: State) => LAWS.map(under => createRule(state, under))

// The table of public holidays 2026 and 2027 (Local Government NSW; the open-source calendar "holidays" 0.105), read 2026-11-21.
test.each([
  ["NSW VIC QLD", "2026-01-01 2026-01-26 2026-04-03 2026-04-06 2026-12-25 2026-12-28"],
  ["NSW VIC QLD", "2027-01-01 2027-01-26 2027-03-26 2027-03-29 2027-12-27 2027-12-28"],
  ["NSW VIC", "2026-06-08 2027-06-14"],
  ["NSW QLD", "2026-10-05 2027-04-26 2027-10-04"],
  ["NSW", "2026-04-27"],
  ["VIC", "2026-03-09 2026-09-25 2027-03-08 2027-09-24"],
  ["QLD", "2026-05-04 2027-05-03"],
  ["", "2026-12-24"],
])("only in %s business rests on %s", (states, days) => {
  for (const on of days.split(" ")) {
    const closed = STATES.filter(state =>
      createRulesOfState(state).every(r => getBusinessDayStatus(parseIsoDate(on), r).closed),
    )
    expect([on, closed.join(" ")]).toEqual([on, states])
  }
})

test.each(["2026-11-21", "2026-11-22"])("the weekend day %s is no business day anywhere", on => {
  for (const state of ["NSW", "VIC", "QLD"] as const)
    for (const r of createRulesOfState(state))
      expect(getBusinessDayStatus(parseIsoDate(on), r)).toEqual({ closed: true, doubt: null })
})

// s66P: "a public or bank holiday throughout the State". It's arguable whether the day in August is one.
test.each(["2026-08-03", "2027-08-02"])("the New South Wales Bank Holiday on %s is left out, with a doubt", on => {
  for (const r of createRulesOfState("NSW"))
    expect(getBusinessDayStatus(parseIsoDate(on), r)).toEqual({ closed: true, doubt: "bank-holiday" })
})

test.each(["2026-11-03", "2027-11-02"])(
  "Melbourne Cup Day on %s is open to doubt, and left out for Melbourne only",
  on => {
    for (const under of LAWS) {
      const getStatusInPlace = (place: string | null) =>
        getBusinessDayStatus(parseIsoDate(on), createRule("VIC", under, place))
      expect(getStatusInPlace("melbourne")).toEqual({ closed: true, doubt: "local-holiday" })
      expect(getStatusInPlace(null)).toEqual({ closed: false, doubt: "local-holiday" })
    }
  },
)

test.each(["2026-08-12", "2027-08-11"])("the Ekka on %s is a holiday of Brisbane only", on => {
  expect(getBusinessDayStatus(parseIsoDate(on), createRule("QLD", "contract", "brisbane"))).toEqual({
    closed: true,
    doubt: null,
  })
  expect(getBusinessDayStatus(parseIsoDate(on), createRule("QLD", "cooling-off", "brisbane")).closed).toBe(true)
  expect(getBusinessDayStatus(parseIsoDate(on), createRule("QLD", "contract")).closed).toBe(false)
})

test("the Friday before the Grand Final of 2027 is provisional, that of 2026 is not", () => {
  expect(getBusinessDayStatus(parseIsoDate("2027-09-24"), createRule("VIC", "cooling-off")).doubt).toBe(
    "provisional-holiday",
  )
  expect(getBusinessDayStatus(parseIsoDate("2026-09-25"), createRule("VIC", "cooling-off")).doubt).toBeNull()
})

// Queensland Law Society's Proctor, July 2023, quotes the contract; greenhalghpickard.com.au reads the Act.
test.each(["2026-12-29", "2026-12-30", "2026-12-31"])(
  "%s is no business day of a Queensland contract, and one of its cooling-off period",
  on => {
    expect(getBusinessDayStatus(parseIsoDate(on), createRule("QLD", "contract"))).toEqual({ closed: true, doubt: null })
    expect(getBusinessDayStatus(parseIsoDate(on), createRule("QLD", "cooling-off"))).toEqual({
      closed: false,
      doubt: "year-end",
    })
    for (const r of [...createRulesOfState("NSW"), ...createRulesOfState("VIC")])
      expect(getBusinessDayStatus(parseIsoDate(on), r).closed).toBe(false)
  },
)

test("a day moves over Christmas to the next business day, and its safe day is before Christmas", () => {
  const contract = createRule("QLD", "contract")
  expect(findBusinessDayOnOrAfter(parseIsoDate("2026-12-25"), contract).on).toBe("2027-01-04")
  expect(findBusinessDayBefore(parseIsoDate("2026-12-30"), contract)).toBe("2026-12-24")
})

test.each(["2025-12-31", "2028-01-01"])("%s lies outside the tables and is refused", on => {
  for (const state of ["NSW", "VIC", "QLD"] as const)
    expect(() => getBusinessDayStatus(parseIsoDate(on), createRule(state, "contract"))).toThrow(
      `no figure in force on ${on}`,
    )
})
