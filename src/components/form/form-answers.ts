import { useEffect, useRef, type RefObject } from "react"
import { flushSync } from "react-dom"
import { getAnswerText, withAnswerText, type FormValues } from "./form-values"

// The boxes of a form are the browser's: visitors type in them, and password managers and autofill write in them, some without
// telling the page. So their answers are read from the boxes, and never written back while someone may be typing.

type Box = HTMLInputElement | HTMLTextAreaElement

export type Answer = readonly [name: string, text: string]

const isBox = (control: Element): control is Box =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && !/^(hidden|submit|button)$/.test(control.type))

const listBoxes = (form: HTMLFormElement): Box[] => [...form.elements].filter(isBox).filter(({ name }) => name !== "")

/** True for a radio button or a checkbox. */
const isOption = (box: Box): box is HTMLInputElement => /^(radio|checkbox)$/.test(box.type)

/** True if the answer in `box` isn't the one that it was drawn with. */
const isChanged = (box: Box): boolean =>
  isOption(box) ? box.checked !== box.defaultChecked : box.value !== box.defaultValue

/** The answer in `box`. None for a radio button that isn't chosen, since the chosen one has the answer. */
function readBox(box: Box, form: HTMLFormElement): Answer[] {
  if (!isOption(box) || box.checked) return [[box.name, box.value]]
  if (box.type === "radio") return []
  // The answer of an unticked box is the value of the hidden field next to it.
  const hidden = form.querySelector<HTMLInputElement>(`input[type=hidden][name="${box.name}"]`)
  return [[box.name, hidden?.value ?? ""]]
}

/** The answers that the visitor has given in a form that was drawn with others. */
export const listChangedAnswers = (form: HTMLFormElement): Answer[] =>
  listBoxes(form)
    .filter(isChanged)
    .flatMap(box => readBox(box, form))

export const withAnswers = (values: FormValues, answers: readonly Answer[]): FormValues =>
  answers.reduce((all, [name, text]) => withAnswerText(all, name, text), values)

/** The answers in `form` that aren't in `values`. */
const listNewAnswers = (form: HTMLFormElement, values: FormValues): Answer[] =>
  listBoxes(form)
    .filter(box => isChanged(box) || getAnswerText(values, box.name) !== "")
    .flatMap(box => readBox(box, form))
    .filter(([name, text]) => getAnswerText(values, name) !== text)

/** Writes the answers of `values` into the boxes of `form` that have another one. */
export function writeAnswersIntoBoxes(form: HTMLFormElement, values: FormValues): void {
  for (const box of listBoxes(form)) {
    const text = getAnswerText(values, box.name)
    if (text === "") continue
    if (isOption(box)) box.checked = box.value === text
    else if (box.value !== text) box.value = text
  }
}

/** Writes an answer into `form`, as if the visitor had typed it. */
export function typeAnswer(form: HTMLFormElement, name: string, text: string): void {
  writeAnswersIntoBoxes(form, withAnswerText({}, name, text))
  form.dispatchEvent(new Event("input"))
}

/** Dispatched by a form once it's interactive. */
export const INTERACTIVE_EVENT = "form-interactive"

/** Tells `startAppLate` that `form` handles its own submit from now on. */
export function markFormAsInteractive(form: HTMLFormElement): void {
  form.toggleAttribute("data-interactive", true)
  form.dispatchEvent(new Event(INTERACTIVE_EVENT, { bubbles: true }))
}

/**
 * Reads a form's answers from its boxes once it's interactive, at each change, and right before it's sent.
 *
 * @param getValues The answers that are known. A form that becomes interactive is filled in with them.
 * @param onAnswers Called with the answers that are new.
 * @returns a ref for the form.
 */
export function useFormAnswers(
  getValues: () => FormValues,
  onAnswers: (answers: readonly Answer[]) => void,
): RefObject<HTMLFormElement> {
  const ref = useRef<HTMLFormElement>(null)
  const latest = useRef({ getValues, onAnswers })
  latest.current = { getValues, onAnswers }
  useEffect(() => {
    const form = ref.current
    if (!form) return
    const typedAnswers = listChangedAnswers(form)
    writeAnswersIntoBoxes(form, withAnswers(latest.current.getValues(), typedAnswers))

    function readAnswers() {
      const answers = form ? listNewAnswers(form, latest.current.getValues()) : []
      if (answers.length > 0) latest.current.onAnswers(answers)
    }
    // The form's own handler must find the answers.
    const readBeforeSubmit = () => flushSync(readAnswers)
    readAnswers()
    form.addEventListener("input", readAnswers)
    form.addEventListener("change", readAnswers)
    form.addEventListener("submit", readBeforeSubmit)
    markFormAsInteractive(form)
    return () => {
      form.removeEventListener("input", readAnswers)
      form.removeEventListener("change", readAnswers)
      form.removeEventListener("submit", readBeforeSubmit)
    }
  }, [])
  return ref
}
