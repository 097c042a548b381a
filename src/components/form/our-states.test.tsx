import { screen } from "@testing-library/react"
import type { State } from "../../domain/states"
import { showWithFirmStates } from "../../testing/load-acting-in"

/** Renders every question about the job and the person, as a browser without a script shows them. */
const renderAllQuestions = (states: readonly State[]) =>
  showWithFirmStates(states, async () => {
    const { FormBindingProvider } = await import("./field-binding")
    const { JobFields } = await import("./job-fields")
    const { PersonFields } = await import("./person-fields")
    return (
      <FormBindingProvider value={{ formId: "f", dependents: "always", values: {} }}>
        <JobFields />
        <PersonFields firmName="Example Law" />
      </FormBindingProvider>
    )
  })

const pages = new Map<string, string>()

/** Renders the same questions, only once for all tests, because the tests only read them. */
async function showAllQuestions(states: readonly State[]): Promise<void> {
  const page = pages.get(states.join())
  if (page === undefined) await renderAllQuestions(states)
  else document.body.innerHTML = page
  pages.set(states.join(), document.body.innerHTML)
}

const answersTo = (name: string) =>
  [...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)].map(({ value }) => value)
const labelled = (label: string) => screen.queryAllByText(label, { selector: "legend" }).length

test.each<[State[], string[]]>([
  [["VIC"], ["VIC", "other"]],
  [
    ["QLD", "NSW"],
    ["QLD", "NSW", "other"],
  ],
])("a firm in %j asks about its own states in their order, and about somewhere else", async (states, answers) => {
  await showAllQuestions(states)
  expect(answersTo("state")).toEqual(answers)
  expect(answersTo("sale.state")).toEqual(states)
  // A browser without a script sends every chosen option, and the rules refuse a sale in a request to buy only.
  expect(document.querySelector('[name="sale.state"]')).not.toBeChecked()
})

test.each<[State[], string, string]>([
  [["NSW"], "Is it in a strata scheme?", "Contracts are exchanged"],
  [["VIC"], "Is there an owners corporation?", "The contract is signed"],
  [["QLD"], "Is there a body corporate?", "The contract is signed"],
  [["VIC", "QLD"], "Is there an owners corporation or body corporate?", "The contract is signed"],
  [["QLD", "NSW"], "Is there a body corporate or strata scheme?", "The contract is signed or exchanged"],
  [
    ["NSW", "VIC", "QLD"],
    "Is there a strata scheme, owners corporation or body corporate?",
    "The contract is signed or exchanged",
  ],
])("a firm in %j asks in the words of its states: %s", async (states, strata, signedLabel) => {
  await showAllQuestions(states)
  expect(labelled(strata)).toBe(2)
  expect(screen.getAllByLabelText(signedLabel)).toHaveLength(2)
  const when = `If ${signedLabel.replace(/^./, first => first.toLowerCase())}:`
  expect(screen.getAllByText(when)).toHaveLength(2)
})

/** Questions that are asked in only one of the three states, or differ between them. */
const PENSIONER = "Does any buyer have a pensioner concession card?"
const BUILDING = /^Building costs after the contract date/
const SHARE = /^What percentage will the first home buyers own/

test.each<[State[], { pensioner: number; building: number; share: number }]>([
  [["NSW"], { pensioner: 0, building: 0, share: 1 }],
  [["VIC"], { pensioner: 1, building: 1, share: 0 }],
  [["QLD"], { pensioner: 0, building: 0, share: 1 }],
  [["NSW", "QLD"], { pensioner: 0, building: 0, share: 1 }],
  [["VIC", "QLD"], { pensioner: 1, building: 1, share: 1 }],
])("a firm in %j asks what its states ask, and no other: %j", async (states, { pensioner, building, share }) => {
  await showAllQuestions(states)
  expect(labelled(PENSIONER)).toBe(pensioner)
  expect(screen.queryAllByLabelText(BUILDING)).toHaveLength(building)
  expect(screen.queryAllByLabelText(SHARE)).toHaveLength(share)
})

test.each<[State, RegExp]>([
  ["NSW", /New South Wales|Queensland|Victoria:|In Victoria|in Victoria:/],
  ["VIC", /New South Wales|Queensland|Victoria:|in Victoria:/],
  ["QLD", /New South Wales:|Victoria|Queensland:/],
])("a firm in %s alone names no other state, nor when its own counts", async (state, names) => {
  await showAllQuestions([state])
  const texts = [...document.querySelectorAll("legend, p")].map(({ textContent }) => textContent)
  expect(texts.filter(words => names.test(words))).toEqual([])
})

test("a firm in two states says each one's words under its name, and the third's nowhere", async () => {
  await showAllQuestions(["QLD", "VIC"])
  const hints = [...document.querySelectorAll("p")].map(({ textContent }) => textContent)
  expect(hints.filter(words => /^Queensland: .* Victoria: /.test(words))).toHaveLength(4)
  expect(document.body).not.toHaveTextContent("New South Wales")
})

test.each<[State, string[]]>([
  ["VIC", ["Yes", "No", "Not sure"]],
  ["QLD", ["All of us", "Some of us", "None of us", "Not sure"]],
])("in %s alone the answers about a first home are those that its law tells apart", async (state, answers) => {
  await showAllQuestions([state])
  const group = screen.getByRole("group", { name: /first home for every buyer/ })
  expect([...group.querySelectorAll("label")].map(({ textContent }) => textContent)).toEqual(answers)
})

test.each<[State[], string]>([
  [["VIC"], "Melbourne time"],
  [["QLD"], "Brisbane time, without daylight saving"],
  [["VIC", "QLD"], "In the property’s local time"],
])("a firm in %j asks for the best time by a clock that can be told: %s", async (states, clock) => {
  await showAllQuestions(states)
  expect(screen.getByRole("group", { name: "Best time (optional)" })).toHaveAccessibleDescription(clock)
})
