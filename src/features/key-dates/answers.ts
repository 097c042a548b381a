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

/** What stands in the form as text; a field without an answer is left out. */
export type Answers = Partial<Record<Field, string>>

/** The id of a field's first control: where a mistake leads. */
export const controlId = (field: Field): string => `key-dates-${field}`

/** The known fields of an address or of a form; whatever else they hold is left out. */
export function answersIn(values: URLSearchParams | FormData): Answers {
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

/** Puts `answers` into the controls of `form`, in sight. A control without an answer is left as the page drew it. */
export function fillIn(form: HTMLFormElement, answers: Answers): void {
  const texts = new Map<string, string>(Object.entries(answers))
  for (const control of form.elements) {
    const text = control instanceof HTMLInputElement ? texts.get(control.name) : undefined
    if (!(control instanceof HTMLInputElement) || text === undefined) continue
    if (control.type === "radio" || control.type === "checkbox") control.checked = control.value === text
    else control.value = text
    control.closest("details")?.setAttribute("open", "")
  }
}
