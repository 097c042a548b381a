import { controlId, type Field } from "../answers"

/** The controls of a field: the contract date has three. */
const CONTROLS: Partial<Record<Field, readonly Field[]>> = { day: ["day", "month", "year"] }

/** Marks the controls of `fields` in the page's form as wrong. Gives the way to take the marks away. */
export function markProblems(fields: readonly Field[]): () => void {
  const controls = fields
    .flatMap(field => CONTROLS[field] ?? [field])
    .flatMap(field => document.getElementById(controlId(field)) ?? [])
  for (const control of controls) control.setAttribute("aria-invalid", "true")
  return () => controls.forEach(control => control.removeAttribute("aria-invalid"))
}
