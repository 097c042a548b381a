import { listChangedAnswers, writeAnswersIntoBoxes } from "../../components/form/form-answers"
import { getFieldId } from "../../components/form/form-values"
import { findOption } from "../../domain/parse/wire"
import { actsIn, isState } from "../../domain/states"

/** The names of the form's fields, which the address uses too. None asks about a person. */
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

/** The form's answers as text, without the fields that have none. */
export type Answers = Partial<Record<Field, string>>

/** The prefix of the ids of the form's controls. */
export const FORM_ID = "key-dates"

/** The id of a field's first control, which a mistake links to. */
export const getControlId = (field: Field): string => getFieldId(FORM_ID, field)

/** What's in the form, and what the visitor did last. A new object after each step. */
export type FormState = {
  /** The form's answers. */
  data: FormData
  /** The name of the control that the visitor is typing in; `null` once they leave it or submit the form. */
  typedIn: string | null
  /** How often the visitor has asked for the dates. */
  requestCount: number
}

/** Reads the known fields of an address or a form, and ignores anything else. */
export function readKeyDatesAnswers(values: URLSearchParams | FormData): Answers {
  const entries = FIELDS.flatMap(field => {
    const value = values.get(field)
    return typeof value === "string" && value.trim() !== "" ? [[field, value.trim()] as const] : []
  })
  return Object.fromEntries(entries)
}

/** The query that restores `answers`, without its question mark. Pass only answers that could be read. */
export const formatAnswersAsQuery = (answers: Answers): string => {
  const query = new URLSearchParams()
  for (const field of FIELDS) if (answers[field]) query.set(field, answers[field])
  return query.toString()
}

/**
 * The option called `name` in `form` that `text` is, whatever its capitals. Another text stays in the form's data until the
 * visitor chooses, so that it's a mistake: the option chosen at first would give another sale's dates.
 */
function readOptionOrHold(form: HTMLFormElement, name: string, text: string): string {
  const boxes = form.querySelectorAll<HTMLInputElement>(`[type=radio][name="${name}"], [type=checkbox][name="${name}"]`)
  const option = findOption(
    Array.from(boxes, ({ value }) => value),
    text,
  )
  if (boxes.length === 0 || option !== undefined) return option ?? text
  const unread = Object.assign(document.createElement("input"), { type: "hidden", name, value: text })
  form.append(unread)
  for (const box of boxes) box.addEventListener("input", () => unread.remove())
  return text
}

/**
 * Fills in the controls of `form` and opens the parts that contain them. Doesn't change controls without an answer, or
 * controls that the visitor has changed: they may still be typing there, and their answer overrides the address.
 */
export function fillInKeyDatesForm(form: HTMLFormElement, answers: Answers): void {
  const changedNames = new Set(listChangedAnswers(form).map(([name]) => name))
  const openAnswers = Object.fromEntries(
    Object.entries(answers).flatMap(([name, text]) =>
      changedNames.has(name) ? [] : [[name, readOptionOrHold(form, name, text)]],
    ),
  )
  writeAnswersIntoBoxes(form, openAnswers)
  for (const control of form.elements)
    if (control instanceof HTMLInputElement && control.name in openAnswers)
      control.closest("details")?.setAttribute("open", "")
}

/**
 * Fills in the answers from the page's address. Fills in nothing if they're about a state where the firm no longer acts, since
 * their days would be counted by another state's rules.
 *
 * @returns true if there were answers to fill in.
 */
export function prefillKeyDatesFromQuery(form: HTMLFormElement): boolean {
  const answers = readKeyDatesAnswers(new URLSearchParams(window.location.search))
  if (isState(answers.state) && !actsIn(answers.state)) return false
  fillInKeyDatesForm(form, answers)
  return Object.keys(answers).length > 0
}
