import type { DraftProblem } from "./check-draft"

const MARK = "editor-mark"

/** Selects the label of a field's control, to whose id Decap adds a number. */
const getLabelSelector = (name: string): string => `label[for^="${CSS.escape(name)}-field-"]`

/** The element around a field's label, control and hint. */
const findField = (label: Element): Element | null => label.closest("[aria-label]")

/** The control that a label is for. For a group or list it contains the fields. */
const findControl = (label: Element): HTMLElement | null => document.getElementById(label.getAttribute("for") ?? "")

/**
 * The label of the field at `path`, or of the nearest field around it that's on the screen.
 *
 * Decap only numbers and names controls, so a field in the second item of a list is the second of that name inside the list.
 */
export function findLabel(path: DraftProblem["path"], form: Element): Element | null {
  let nearestLabel: Element | null = null
  let within: Element = form
  let position = 0
  for (const part of path) {
    if (typeof part === "number") {
      position = part
      continue
    }
    const label = [...within.querySelectorAll(getLabelSelector(part))].filter(one => isFieldOfGroup(one, within, form))[
      position
    ]
    const control = label && findControl(label)
    if (!label) return nearestLabel
    nearestLabel = label
    if (!control) return nearestLabel
    within = control
    position = 0
  }
  return nearestLabel
}

/** Whether a label belongs to `within` itself, not to a group inside it. */
const isFieldOfGroup = (label: Element, within: Element, form: Element): boolean => {
  const around = label.closest('[id*="-field-"]')
  return within === form ? around === null : around === within
}

/** Shows each problem at its field, and removes the earlier ones. */
export function markFields(problems: readonly DraftProblem[], form: Element): void {
  for (const mark of document.querySelectorAll(`.${MARK}`)) mark.remove()
  for (const control of document.querySelectorAll(`[aria-describedby^="${MARK}"]`)) {
    control.removeAttribute("aria-describedby")
    control.removeAttribute("aria-invalid")
  }
  problems.forEach((problem, at) => markField(problem, `${MARK}-${at}`, form))
}

function markField(problem: DraftProblem, id: string, form: Element): void {
  const label = findLabel(problem.path, form)
  const field = label && findField(label)
  // The control for the text lists its own problems, line by line.
  if (!label || !field || problem.path[0] === "body") return
  const mark = document.createElement("p")
  mark.className = MARK
  mark.id = id
  mark.textContent = problem.message
  field.append(mark)
  const control = findControl(label)
  control?.setAttribute("aria-invalid", "true")
  control?.setAttribute("aria-describedby", id)
}

/** Moves the focus to a field, and opens what it's folded into. */
export function goToField(path: DraftProblem["path"], form: Element): void {
  const label = findLabel(path, form)
  const control = label && findControl(label)
  if (!label || !control) return
  for (let at: Element | null = label; at && at !== form; at = at.parentElement)
    if (getComputedStyle(at).display === "none") at.parentElement?.querySelector("button")?.click()
  requestAnimationFrame(() => {
    label.scrollIntoView({ block: "center" })
    const focusable = control.matches("input, textarea, select")
      ? control
      : control.querySelector("input, textarea, button")
    if (focusable instanceof HTMLElement) focusable.focus()
  })
}
