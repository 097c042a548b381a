import { ALARM_DAYS, renderCalendarFile, getCalendarName } from "../../domain/key-dates/calendar-file"
import { drawSample } from "../../testing/draw-sample"
import { TYPED_BY_STRANGERS } from "../../testing/typed-names"
import { readKeyDatesAnswers, FIELDS, fillInKeyDatesForm, formatAnswersAsQuery, type Answers } from "./answers"
import { calculateKeyDatesFromAnswers, readSaleFromAnswers } from "./read-sale"

const ANSWERS: Answers = {
  side: "selling",
  state: "VIC",
  day: "24",
  month: "Nov",
  year: "2026",
  method: "private",
  melbourne: "yes",
  settlement: "3 March 2027",
}

test("the query of some answers brings the same answers back", () => {
  expect(readKeyDatesAnswers(new URLSearchParams(formatAnswersAsQuery(ANSWERS)))).toEqual(ANSWERS)
})

test("what an address says beside the form's own questions is left out", () => {
  const search = "?state=NSW&name=Mai&email=mai%40example.com&utm_source=x&finance=+"
  expect(readKeyDatesAnswers(new URLSearchParams(search))).toEqual({ state: "NSW" })
})

test("a calendar file has nothing of what an address says in place of an answer", () => {
  const strangeAnswers = FIELDS.flatMap(field => Object.values(TYPED_BY_STRANGERS).map(text => ({ field, text })))
  const files = drawSample(strangeAnswers, ({ field, text }) => [field, text]).flatMap(({ field, text }) => {
    const { outcome } = calculateKeyDatesFromAnswers(
      readKeyDatesAnswers(new URLSearchParams({ ...ANSWERS, [field]: `Quokka ${text}` })),
    )
    if (outcome.kind !== "dates") return []
    const name = getCalendarName(outcome.sale)
    const file = name + renderCalendarFile(outcome.keyDates, { uid: name, stamp: new Date(0), alarmDays: ALARM_DAYS })
    return { field, file }
  })
  // Only these may be strange and still lead to dates, and every sample has each field.
  const fields = FIELDS.filter(field => files.some(one => one.field === field))
  expect(fields).toEqual(["finance", "inspection", "settlement", "countedFrom", "auctionOn"])
  expect(files.filter(({ file }) => /quokka/i.test(file))).toEqual([])
})

test("answers are put into the form behind what a visitor has typed and chosen by then, and a folded question is opened", () => {
  document.body.innerHTML = `<form>
    <input type="radio" name="state" value="VIC" /><input type="radio" name="state" value="QLD" />
    <input type="radio" name="method" value="private" checked /><input type="radio" name="method" value="auction" />
    <input name="day" /><input name="month" />
    <details><input type="checkbox" name="waived" value="yes" /></details></form>`
  const [form] = document.forms
  if (!form) throw new Error("no form")
  form.querySelector<HTMLInputElement>("[value=QLD]")?.click()
  Object.assign(form.querySelector("[name=day]") ?? {}, { value: "3" })
  fillInKeyDatesForm(form, { state: "VIC", method: "auction", day: "24", month: "11", waived: "yes" })
  const answers = { state: "QLD", method: "auction", day: "3", month: "11", waived: "yes" }
  expect(readKeyDatesAnswers(new FormData(form))).toEqual(answers)
  expect(form.querySelector("details")?.open).toBe(true)
})

const SALE = {
  state: "VIC",
  side: "selling",
  contractDate: "2026-11-24",
  method: "private",
  offThePlan: false,
  place: "melbourne",
  finance: { days: 14 },
  buildingAndPest: { on: "2026-12-01" },
  settlement: { on: "2027-03-03" },
  coolingOffFrom: "2026-11-25",
  auctionOn: null,
  waived: false,
  unreadable: [],
}

/** Answers of all kinds, in different formats. */
const FULL: Answers = { ...ANSWERS, finance: "14", inspection: "1/12/2026", countedFrom: "2026-11-25" }

test("a sale is read as the rules want it", () => {
  expect(readSaleFromAnswers(FULL)).toEqual({ sale: SALE, problems: [] })
})

test.each(["14 days", "14 Days", "14days"])("%s is a number of days too", finance => {
  expect(readSaleFromAnswers({ ...FULL, finance }).sale?.finance).toEqual({ days: 14 })
})

const STATE = { field: "state", code: "required", message: "Choose the state the property is in" }
const DATE = {
  field: "day",
  code: "required",
  message: "Enter the contract date: day, month and year, like 24 11 2026",
}

const OFF_THE_PLAN = { field: "offThePlan", code: "choice", message: "Tick this if it applies" }

test.each([
  [{}, [STATE, DATE]],
  [{ state: "NSW" }, [DATE]],
  [{ state: "NSW", day: "1" }, [DATE]],
  [{ state: "SA", day: "1", month: "1", year: "2027" }, [{ ...STATE, code: "choice" }]],
  [{ state: "NSW", day: "1", month: "1", year: "2027", offThePlan: "maybe" }, [OFF_THE_PLAN]],
])("%j isn't finished, and each field says what is missing", (answers, problems) => {
  expect(readSaleFromAnswers(answers)).toEqual({ sale: null, problems })
})

test("a contract date that isn't one is told at its field, and a right state isn't blamed", () => {
  const { sale, problems } = readSaleFromAnswers({ ...FULL, day: "31" })
  expect(sale).toBeNull()
  expect(problems).toEqual([{ field: "day", code: "not-a-day", message: expect.stringContaining("like 3 March 2026") }])
})

const FINANCE = "Enter a finance date, like 3 March 2027, or a number of days, like 14"

const INSPECTION = "Enter a building and pest date, like 3 March 2027, or a number of days, like 14"
const NO_SETTLEMENT = { settlement: null, unreadable: ["settlement"] }
const NO_COOLING_OFF = { coolingOffFrom: null, unreadable: ["cooling-off"] }

test.each([
  ["finance", "banana", FINANCE, { finance: null, unreadable: ["finance"] }],
  ["inspection", "31/2/2027", INSPECTION, { buildingAndPest: null, unreadable: ["building-and-pest"] }],
  ["settlement", "23 November 2026", "Enter a settlement date that isn’t before the contract date", NO_SETTLEMENT],
  ["settlement", "4000", "Enter a settlement date within ten years", NO_SETTLEMENT],
  ["auctionOn", "24 11", "Enter the auction date, like 3 March 2027", NO_COOLING_OFF],
  ["countedFrom", "later", "Enter the date cooling-off counts from, like 3 March 2027", NO_COOLING_OFF],
])("%s can't be read from %s: its field says why, and the other answers count", (field, text, message, without) => {
  expect(readSaleFromAnswers({ ...FULL, [field]: text })).toEqual({
    sale: { ...SALE, ...without },
    problems: [{ field, code: expect.any(String), message }],
  })
})

test("an answer to a question that the state isn't asked says nothing", () => {
  expect(readSaleFromAnswers({ ...FULL, state: "NSW", countedFrom: "later" }).problems).toEqual([])
})

test("several wrong answers are each told, in the order of the form", () => {
  const { problems } = readSaleFromAnswers({ finance: "banana", settlement: "soon", auctionOn: "x" })
  expect(problems.map(({ field }) => field)).toEqual(["state", "day", "finance", "settlement", "auctionOn"])
})

const datesFor = (answers: Answers) => {
  const { outcome, problems } = calculateKeyDatesFromAnswers(answers)
  return { keys: outcome.kind === "dates" ? outcome.keyDates.dates.map(({ key }) => key) : outcome.kind, problems }
}

// The tables of holidays end before 2031.
test("a settlement that the tables don't reach is told at its field, and the dates before it are counted", () => {
  const answers = { state: "NSW", day: "24", month: "11", year: "2026", settlement: "1 February 2031" }
  const { keys, problems } = datesFor(answers)
  expect(keys).toContain("cooling-off")
  expect(keys).not.toContain("settlement")
  expect(problems).toEqual([
    { field: "settlement", code: "far", message: "Enter a settlement date that our lists of public holidays cover" },
  ])
})

test("where the tables don't reach the contract itself, no field is blamed", () => {
  const { outcome, problems } = calculateKeyDatesFromAnswers({
    state: "NSW",
    day: "1",
    month: "2",
    year: "2031",
    finance: "14",
  })
  expect(outcome.kind).toBe("not-covered")
  expect(problems).toEqual([])
})
