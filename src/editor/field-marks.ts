import type { DraftProblem } from "./check-draft"

const MARK = "editor-mark"

/** The selector of the label of a field's control. Decap adds a number to the control's id. */
const getFieldLabelSelector = (name: string): string => `label[for^="${CSS.escape(name)}-field-"]`

const findFieldElement = (label: Element): Element | null => label.closest("[aria-label]")

/** Finds the control of a label. The control of a group or list contains the fields. */
const findControl = (label: Element): HTMLElement | null => document.getElementById(label.getAttribute("for") ?? "")

/**
 * Finds the label of the field at `path`, or of the nearest field around it if that's not on the screen. Decap only adds
 * names and numbers to controls, so the field in a list's second item is the second field of that name in the list.
 */
export function findFieldLabel(path: DraftProblem["path"], form: Element): Element | null {
  let nearestLabel: Element | null = null
  let within: Element = form
  let position = 0
  for (const part of path) {
    if (typeof part === "number") {
      position = part
      continue
    }
    const label = [...within.querySelectorAll(getFieldLabelSelector(part))].filter(one =>
      isLabelDirectlyInGroup(one, within, form),
    )[position]
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
const isLabelDirectlyInGroup = (label: Element, within: Element, form: Element): boolean => {
  const around = label.closest('[id*="-field-"]')
  return within === form ? around === null : around === within
}

/** Shows each problem at its field, and removes the messages of earlier problems. */
export function showProblemsAtFields(problems: readonly DraftProblem[], form: Element): void {
  for (const mark of document.querySelectorAll(`.${MARK}`)) mark.remove()
  for (const control of document.querySelectorAll(`[aria-describedby^="${MARK}"]`)) {
    control.removeAttribute("aria-describedby")
    control.removeAttribute("aria-invalid")
  }
  problems.forEach((problem, at) => showProblemAtField(problem, `${MARK}-${at}`, form))
}

function showProblemAtField(problem: DraftProblem, id: string, form: Element): void {
  const label = findFieldLabel(problem.path, form)
  const field = label && findFieldElement(label)
  // The control for the text already lists its problems, line by line.
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

export function focusField(path: DraftProblem["path"], form: Element): void {
  const label = findFieldLabel(path, form)
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
