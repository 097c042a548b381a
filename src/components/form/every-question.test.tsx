import { render } from "@testing-library/react"
import { FIELDS, JOB_QUESTIONS, PERSON_QUESTIONS, SALE_QUESTIONS } from "../../domain/job/questions"
import { FormBindingProvider } from "./field-binding"
import { JobFields } from "./job-fields"
import { PersonFields } from "./person-fields"

/** Both steps with every field visible, as a browser without JavaScript shows them. */
function renderBothSteps(wrong?: string): HTMLElement {
  const errors = wrong === undefined ? [] : [{ field: wrong, code: "c", message: "m" }]
  return render(
    <FormBindingProvider value={{ formId: "f", dependents: "always", values: {}, errors }}>
      <JobFields />
      <PersonFields firmName="Example Law" />
    </FormBindingProvider>,
  ).container
}

const controls = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLInputElement>("input:not([type=hidden]), textarea"),
]

/** The question that a control answers, fully or in part. */
const getQuestionName = ({ name }: HTMLInputElement): string =>
  name.replace(/\.(day|month|year)$/, "").replace(/priceUnknown$/, "price")

test("the form asks every question of the table in its order, and no other", () => {
  const questions = FIELDS.filter(field => field !== "sale")
  expect([...new Set(controls(renderBothSteps()).map(getQuestionName))]).toEqual(questions)
})

const inSale = Object.entries(SALE_QUESTIONS).map(([name, question]) => [`sale.${name}`, question] as const)
const choices = [...Object.entries(JOB_QUESTIONS), ...inSale, ...Object.entries(PERSON_QUESTIONS)].flatMap(
  ([name, question]) => ("options" in question ? [{ name, options: question.options }] : []),
)

test.each(choices)("the form offers the options of $name", ({ name, options }) => {
  const choices = controls(renderBothSteps()).flatMap(control => (control.name === name ? [control.value] : []))
  // A visitor with property elsewhere is told where to look, which isn't an answer.
  expect(choices).toEqual(name === "state" ? [...options, "other"] : options)
})

test.each(FIELDS)("no closed part hides a mistake in %s", field => {
  const root = renderBothSteps(field)
  const control = controls(root).find(one => getQuestionName(one) === field)
  const part = control?.closest("details")
  expect(part === null || part === undefined || part.open).toBe(true)
})
