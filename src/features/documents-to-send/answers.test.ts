import { loadWithFirmStates } from "../../testing/load-acting-in"
import { parseIsoDate } from "../../domain/iso-date"
import {
  listDocumentsFormErrors,
  formatAnswersAsQuery,
  listUnreadAnswers,
  getSettlementDate,
  getSaleDetailsFromAnswers,
  getInitialAnswers,
} from "./answers"

test("an address narrows the list, whatever the capitals of its state", () => {
  expect(getSaleDetailsFromAnswers(getInitialAnswers("?side=Buying&state=nsw&stage=signed&loan=YES"))).toEqual({
    side: "buying",
    state: "NSW",
    property: null,
    stage: "signed",
    circumstances: ["loan"],
  })
})

test("of an answer that an address has twice, the first counts, as in the calculator", () => {
  expect(getInitialAnswers("?side=buying&state=nsw&side=selling")).toEqual({ side: "buying", state: "NSW" })
  expect(listUnreadAnswers("?side=buying&side=renting")).toEqual([])
})

test("the query of some answers brings the same answers back", () => {
  const values = { side: "selling", state: "QLD", property: "unit", strata: "yes", pool: "yes" }
  expect(formatAnswersAsQuery(values)).toBe("side=selling&state=qld&property=unit&strata=yes&pool=yes")
  expect(getInitialAnswers(formatAnswersAsQuery(values))).toEqual(values)
})

test("what isn't offered is left out, and so is what isn't about the sale", () => {
  expect(getInitialAnswers("?side=both&state=WA&property=castle&loan=maybe&name=Mai&utm_source=x")).toEqual({})
})

test.each(["?side=buying", "?state=vic", ""])("%j doesn't say enough for a list", search => {
  expect(getSaleDetailsFromAnswers(getInitialAnswers(search))).toBeNull()
})

// The state is chosen from the start, so no visitor has to choose it. An address without it would show another list once
// the firm acts in two states.
test("the state of a firm that acts in one only is in each list's address", async () => {
  const answers = await loadWithFirmStates(["VIC"], () => import("./answers"))
  expect(answers.formatAnswersAsQuery(answers.getInitialAnswers("?side=selling"))).toBe("side=selling&state=vic")
  expect(answers.formatAnswersAsQuery(answers.getInitialAnswers("?side=selling&state=vic&loan=yes"))).toBe(
    "side=selling&state=vic&loan=yes",
  )
})

const TODAY = parseIsoDate("2026-11-25")
const SOLD = { side: "selling", state: "VIC" }

test.each([
  ["", null],
  ["25/11/2026", "2026-11-25"],
  ["3 March 2027", "2027-03-03"],
])("a settlement date may be %j, and is in no address", (settlement, on) => {
  const values = { ...SOLD, settlement }
  expect(getSettlementDate(values, TODAY)).toBe(on)
  expect(listDocumentsFormErrors(values, TODAY)).toEqual([])
  expect(formatAnswersAsQuery(values)).toBe("side=selling&state=vic")
})

test.each([
  ["24/11/2026", "Enter a settlement date that isn’t in the past"],
  ["soon", "Enter a settlement date, like 3 March 2027"],
])("the settlement date %j gives no reminders, and says why", (settlement, message) => {
  const values = { ...SOLD, settlement }
  expect(getSettlementDate(values, TODAY)).toBeNull()
  expect(listDocumentsFormErrors(values, TODAY)).toMatchObject([{ field: "settlement", message }])
})
