import { render } from "@testing-library/react"
import { FormBindingProvider } from "../../components/form/field-binding"
import { JOB_QUESTIONS } from "../../domain/job/questions"
import { CalculatorFields } from "./calculator-fields"
import {
  parseCalculatorAnswersFromQuery,
  getInitialAnswers,
  OWN_QUESTIONS,
  formatCalculatorAnswersAsQuery,
  getDefaultAnswers,
} from "./calculator-questions"
import { Comparisons } from "./comparisons"
import { InteractiveCalculator } from "./interactive-calculator"

const form = () => {
  render(<InteractiveCalculator state="QLD" start="whole" />)
  return document.forms[0] as HTMLFormElement
}

test("before any script it's a plain form that takes its answers to the page's own address, and asks nobody who they are", () => {
  const staticForm = form()
  expect(staticForm.method).toBe("get")
  expect(staticForm.hasAttribute("action")).toBe(false)
  expect(new FormData(staticForm).get("state")).toBe("QLD")
  expect(new FormData(staticForm).has("price")).toBe(true)
  const names = [...staticForm.elements].map(control => control.getAttribute("name"))
  expect(names.filter(name => name && /name|email|phone|postcode|note/.test(name))).toEqual([])
  // A number field would change with the arrow keys.
  expect(staticForm.querySelector("[type=number]")).toBeNull()
})

/** Every control of the form, whichever answers it has. */
function renderControls(wrong?: string): HTMLInputElement[] {
  const errors = wrong === undefined ? [] : [{ field: wrong, code: "c", message: "m" }]
  const { container } = render(
    <FormBindingProvider value={{ formId: "f", dependents: "always", values: getDefaultAnswers(), errors }}>
      <CalculatorFields />
      <Comparisons start="whole" calculation={null} />
    </FormBindingProvider>,
  )
  return [...container.querySelectorAll("input")]
}

const getQuestionName = ({ name }: HTMLInputElement) => name.replace(/\.(day|month|year)$/, "")

const SHARED = Object.entries(JOB_QUESTIONS).flatMap(([name, question]) => ("calculator" in question ? [name] : []))

test("the calculator asks every question that the table gives it, and its own, and no other", () => {
  expect(new Set(renderControls().map(getQuestionName))).toEqual(new Set([...SHARED, ...Object.keys(OWN_QUESTIONS)]))
})

test("the address carries the answer to every question that the calculator asks", () => {
  for (const { name, type, value } of renderControls()) {
    const query = new URLSearchParams([[name, type === "text" ? "x" : value]]).toString()
    expect(formatCalculatorAnswersAsQuery(parseCalculatorAnswersFromQuery(query))).toBe(query)
  }
})

test.each([
  ["state", "vic", "VIC"],
  ["propertyType", "Unit", "unit"],
  ["buyers", "3%2B", "3+"],
  // The calculator's own answer would give another job's total.
  ["side", "both", "both"],
  ["state", "TAS", "TAS"],
  ["propertyType", "un", "un"],
  ["loan", "maybe", "maybe"],
])("an address that answers %s with %s is read as %s, and never replaced", (name, text, answer) => {
  expect(getDefaultAnswers()[name]).toBeTruthy()
  expect(getInitialAnswers({ search: `?${name}=${text}` })[name]).toBe(answer)
})

test("a press on its button before the scripts is held by the page", () => {
  expect(form().querySelector("[type=submit]")).toHaveAttribute("data-late-submit")
})

const CHOICES = Object.entries(JOB_QUESTIONS).flatMap(([name, question]) =>
  "calculator" in question && "options" in question
    ? [{ name, options: question.options, first: question.calculator }]
    : [],
)

test.each(CHOICES)(
  "the calculator offers the options of $name and begins with what the table says",
  ({ name, options, first }) => {
    const own = renderControls().filter(control => control.name === name)
    // The calculator has one price, for one property.
    expect(own.map(({ value }) => value)).toEqual([...options].filter(option => option !== "both"))
    expect(own.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(first ? [first] : [])
  },
)

test.each(SHARED)("no closed part of the calculator hides a mistake in %s", name => {
  const part = renderControls(name)
    .find(control => getQuestionName(control) === name)
    ?.closest("details")
  expect(part === null || part?.open).toBe(true)
})
