import { screen } from "@testing-library/react"
import type { State } from "../../domain/states"
import { loadWithFirmStates, showWithFirmStates } from "../../testing/load-acting-in"

const show = (states: readonly State[]) =>
  showWithFirmStates(states, async () => {
    const { KeyDatesForm } = await import("./key-dates-form")
    return <KeyDatesForm problems={[]} summary={null} />
  })

const EXCHANGED = "The day contracts are exchanged. Like 24 11 2026."
const ON_CONTRACT = "The day on the contract. Like 24 11 2026."
const EITHER = "New South Wales: the day contracts are exchanged. Victoria: the day on the contract. Like 24 11 2026."

test.each<[State[], string | undefined, string]>([
  [["NSW"], "NSW", EXCHANGED],
  [["VIC"], "VIC", ON_CONTRACT],
  [["QLD", "VIC"], undefined, ON_CONTRACT],
  [["VIC", "NSW"], undefined, EITHER],
])("for a firm in %j the form begins with %s, and says what the contract date is: %s", async (states, choice, hint) => {
  await show(states)
  const answers = [...document.querySelectorAll<HTMLInputElement>("[name=state]")]
  expect(answers.map(({ value }) => value)).toEqual(states)
  expect(answers.find(({ checked }) => checked)?.value).toBe(choice)
  expect(screen.getByRole("group", { name: "Contract date" })).toHaveAccessibleDescription(hint)
})

const SIGNED = "the day the buyer signed. Only if it isn’t the contract date."
const COPY = "the day the buyer got the copy that both signed"

test.each<[State[], string | null]>([
  [["NSW"], null],
  [["VIC"], `The ${SIGNED.slice(4)}`],
  [["QLD"], `The ${COPY.slice(4)}. Only if it isn’t the contract date.`],
  [["NSW", "VIC"], `Victoria: ${SIGNED}`],
  [["QLD", "VIC"], `Queensland: ${COPY}. Victoria: ${SIGNED}`],
])("of a firm in %j cooling-off counts from: %s", async (states, hint) => {
  await show(states)
  const question = screen.queryByLabelText("Cooling-off counts from")
  if (hint === null) expect(question).toBeNull()
  else expect(question).toHaveAccessibleDescription(hint)
})

const PLACES = ["offThePlan", "melbourne", "brisbane", "waived"]

test.each<[State[], string[]]>([
  [["NSW"], ["offThePlan", "waived"]],
  [["VIC"], ["offThePlan", "melbourne"]],
  [
    ["QLD", "VIC"],
    ["offThePlan", "brisbane", "melbourne", "waived"],
  ],
])("a firm in %j asks for %j", async (states, questions) => {
  await show(states)
  const names = [...document.querySelectorAll("input")].map(({ name }) => name)
  expect(names.filter(name => PLACES.includes(name))).toEqual(questions)
})

test.each<[State[], string]>([
  [["QLD"], "Leave it empty for the usual time in Queensland."],
  [["QLD", "NSW"], "Leave it empty for the usual time in the state."],
])("a firm in %j says where the settlement's time is usual", async (states, hint) => {
  await show(states)
  expect(screen.getByLabelText("Settlement")).toHaveAccessibleDescription(expect.stringContaining(hint))
})

test.each<[State[], string, string]>([
  [["VIC"], "Enter the contract date. Your dates will appear here.", "how the days are counted"],
  [["VIC", "QLD"], "Choose a state and enter the contract date. Your dates will appear here.", "how each state counts"],
])("a firm in %j says what it needs: %s", async (states, waiting, examples) => {
  await showWithFirmStates(states, async () => {
    const { KeyDates } = await import("./key-dates")
    return <KeyDates />
  })
  expect(screen.getByText(waiting)).toBeInTheDocument()
  expect(document.body.innerHTML).toContain(`The worked examples show ${examples}.`)
})

// The dates would be counted by the rules of the firm's own state, not by those of the address.
test("an address about a state where the firm doesn't act answers nothing", async () => {
  const { prefillKeyDatesFromQuery } = await loadWithFirmStates(["VIC"], () => import("./answers"))
  window.history.replaceState(null, "", "/calendar?state=NSW&day=24")
  document.body.innerHTML = "<form><input name=day></form>"
  expect(prefillKeyDatesFromQuery(document.forms[0] as HTMLFormElement)).toBe(false)
  expect(document.forms[0]).toHaveFormValues({ day: "" })
})

test("a sale in a state where the firm doesn't act isn't read", async () => {
  const { readSaleFromAnswers } = await loadWithFirmStates(["VIC", "QLD"], () => import("./read-sale"))
  const sale = { day: "24", month: "11", year: "2026" }
  expect(readSaleFromAnswers({ ...sale, state: "NSW" })).toEqual({
    sale: null,
    problems: [{ field: "state", code: "choice", message: "Choose the state the property is in" }],
  })
  expect(readSaleFromAnswers({ ...sale, state: "QLD" }).sale?.state).toBe("QLD")
})
