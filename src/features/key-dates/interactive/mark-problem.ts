import { variant } from "../../../theme/variant"
import { controlId } from "../answers"
import type { Problem } from "../read-sale"

/**
 * Writes what is wrong at its field, as the fields of other forms draw it: React drew neither this form nor its fields.
 * Returns what takes it away again.
 */
export function markProblem({ field, message }: Pick<Problem, "field" | "message">): () => void {
  const first = document.getElementById(controlId(field))
  if (!first) return () => undefined
  const group = first.closest("fieldset")
  const controls = group ? [...group.querySelectorAll("input")] : [first]
  const described = group ?? first

  const error = document.createElement("p")
  error.id = `${first.id}-error`
  error.className = variant("form.error")
  error.textContent = message
  const before = group ? first.closest("fieldset > *") : first
  before?.before(error)

  const hints = described.getAttribute("aria-describedby")
  described.setAttribute("aria-describedby", [hints, error.id].filter(Boolean).join(" "))
  for (const control of controls) control.setAttribute("aria-invalid", "true")
  first.closest("details")?.setAttribute("open", "")
  return () => {
    error.remove()
    if (hints === null) described.removeAttribute("aria-describedby")
    else described.setAttribute("aria-describedby", hints)
    for (const control of controls) control.removeAttribute("aria-invalid")
  }
}
