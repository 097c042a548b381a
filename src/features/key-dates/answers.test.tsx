import { answersIn, fillIn, queryOf, type Answers } from "./answers"
import { readSale } from "./read-sale"

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
  expect(answersIn(new URLSearchParams(queryOf(ANSWERS)))).toEqual(ANSWERS)
})

test("what an address says beside the form's own questions is left out", () => {
  const search = "?state=NSW&name=Mai&email=mai%40example.com&utm_source=x&finance=+"
  expect(answersIn(new URLSearchParams(search))).toEqual({ state: "NSW" })
})

test("answers are put into the form, and a folded question that has one is opened", () => {
  document.body.innerHTML = `<form>
    <input type="radio" name="state" value="NSW" checked /><input type="radio" name="state" value="VIC" />
    <input name="day" /><details><input type="checkbox" name="waived" value="yes" /></details></form>`
  const form = document.forms[0]
  if (!form) throw new Error("no form")
  fillIn(form, { state: "VIC", day: "24", waived: "yes" })
  expect(answersIn(new FormData(form))).toEqual({ state: "VIC", day: "24", waived: "yes" })
  expect(form.querySelector("details")?.open).toBe(true)
})

test("what a visitor has typed and chosen by then goes before what the address says", () => {
  document.body.innerHTML = `<form>
    <input type="radio" name="state" value="NSW" /><input type="radio" name="state" value="VIC" />
    <input type="radio" name="state" value="QLD" /><input type="checkbox" name="waived" value="yes" />
    <input name="day" /><input name="month" /></form>`
  const form = document.forms[0]
  if (!form) throw new Error("no form")
  form.querySelector<HTMLInputElement>("[value=QLD]")?.click()
  const day = form.querySelector<HTMLInputElement>("[name=day]")
  if (day) day.value = "3"
  fillIn(form, { state: "VIC", day: "24", month: "11", waived: "yes" })
  expect(answersIn(new FormData(form))).toEqual({ state: "QLD", day: "3", month: "11", waived: "yes" })
})

test("a sale is read as the rules want it", () => {
  expect(readSale({ ...ANSWERS, finance: "14", inspection: "1/12/2026", countedFrom: "2026-11-25" })).toEqual({
    kind: "sale",
    sale: {
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
    },
  })
})

test.each([{}, { state: "NSW" }, { state: "SA", day: "1", month: "1", year: "2027" }, { state: "NSW", day: "1" }])(
  "nothing is said against %j, which is not finished",
  answers => {
    expect(readSale(answers)).toEqual({ kind: "waiting" })
  },
)

test.each([
  [{ day: "31" }, "day", "Enter a real date, like 3 March 2026"],
  [{ finance: "soon" }, "finance", "Enter a number of days, like 14, or a day, like 3 March 2027"],
  [{ settlement: "23 November 2026" }, "settlement", "Enter a day that is not before the contract"],
  [{ settlement: "4000" }, "settlement", "Enter at most ten years in days"],
  [{ auctionOn: "24 11" }, "auctionOn", "Enter the day, month and year, like 3 March 2026"],
])("%j cannot be read, and its field says why", (wrong, field, message) => {
  expect(readSale({ ...ANSWERS, ...wrong })).toEqual({ kind: "problems", problems: [{ field, message }] })
})
