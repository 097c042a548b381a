import { variant } from "../../../theme/variant"
import { getControlId } from "../answers"
import type { Problem } from "../read-sale"

/**
 * Shows a mistake at its field, in the same way as the fields of other forms. It changes the HTML itself because React
 * doesn't manage this static form. @returns a function that removes it again.
 */
export function markFieldProblem({ field, message }: Pick<Problem, "field" | "message">): () => void {
  const first = document.getElementById(getControlId(field))
  if (!first) return () => undefined
  const group = first.closest("fieldset")
  const controls = group ? [...group.querySelectorAll("input")] : [first]
  const describedElement = group ?? first

  const error = document.createElement("p")
  error.id = `${first.id}-error`
  error.className = variant("form.error")
  error.textContent = message
  const before = group ? first.closest("fieldset > *") : first
  before?.before(error)

  const hints = describedElement.getAttribute("aria-describedby")
  describedElement.setAttribute("aria-describedby", [hints, error.id].filter(Boolean).join(" "))
  for (const control of controls) control.setAttribute("aria-invalid", "true")
  first.closest("details")?.setAttribute("open", "")
  return () => {
    error.remove()
    if (hints === null) describedElement.removeAttribute("aria-describedby")
    else describedElement.setAttribute("aria-describedby", hints)
    for (const control of controls) control.removeAttribute("aria-invalid")
  }
}
