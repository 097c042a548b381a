import { changedIn } from "../../components/form/changed-fields"
import { actsIn, isState } from "../../domain/states"

/** The fields of the form, as the address names them. None asks for anything about a person. */
export const FIELDS = [
  "side",
  "state",
  "day",
  "month",
  "year",
  "method",
  "offThePlan",
  "melbourne",
  "brisbane",
  "finance",
  "inspection",
  "settlement",
  "countedFrom",
  "auctionOn",
  "waived",
] as const

export type Field = (typeof FIELDS)[number]

/** What's in the form as text; a field without an answer is left out. */
export type Answers = Partial<Record<Field, string>>

/** Begins the ids of the form's controls. */
export const FORM_ID = "key-dates"

/** The id of a field's first control: where a mistake leads. Made as the fields make it, whose code would come along. */
export const controlId = (field: Field): string => `${FORM_ID}-${field}`

/** The id of the place above the form's button where its mistakes are listed. */
export const PROBLEMS_ID = `${FORM_ID}-problems`

/** What the visitor has answered, and what they did last. Another object after each step. */
export type Given = {
  /** What's in the form. */
  data: FormData
  /** The name of the control that is being typed in; `null` once it's left or the form is sent. */
  typedIn: string | null
  /** How often the visitor has asked for the dates. */
  sent: number
}

/** The known fields of an address or of a form; whatever else they hold is left out. */
export function readAnswers(values: URLSearchParams | FormData): Answers {
  const given = FIELDS.flatMap(field => {
    const value = values.get(field)
    return typeof value === "string" && value.trim() !== "" ? [[field, value.trim()] as const] : []
  })
  return Object.fromEntries(given)
}

/** The query of an address that brings `answers` back, with its question mark. Only for answers that were understood. */
export const queryOf = (answers: Answers): string => {
  const query = new URLSearchParams()
  for (const field of FIELDS) if (answers[field]) query.set(field, answers[field])
  return `?${query.toString()}`
}

/**
 * Puts `answers` into the controls of `form`, in sight. What the visitor has changed is left alone: the address goes
 * behind it, and a text that is being composed would be cut. So is a control without an answer.
 */
export function fillInForm(form: HTMLFormElement, answers: Answers): void {
  const changed = new Set(changedIn(form).map(({ name }) => name))
  const texts = new Map<string, string>(Object.entries(answers).filter(([name]) => !changed.has(name)))
  for (const control of form.elements) {
    const text = control instanceof HTMLInputElement ? texts.get(control.name) : undefined
    if (!(control instanceof HTMLInputElement) || text === undefined) continue
    if (control.type === "radio" || control.type === "checkbox") control.checked = control.value === text
    else control.value = text
    control.closest("details")?.setAttribute("open", "")
  }
}

/**
 * Fills in what the page's address answers. An address about a state that the firm has left answers nothing: its days
 * would be counted by the rules of another. @returns whether it answers anything.
 */
export function fillFromAddress(form: HTMLFormElement): boolean {
  const answers = readAnswers(new URLSearchParams(window.location.search))
  if (isState(answers.state) && !actsIn(answers.state)) return false
  fillInForm(form, answers)
  return Object.keys(answers).length > 0
}
