import { listChangedControls, isComposingText, isTextControl, type TextControl } from "./changed-fields"
import { withAnswerText, type FormValues } from "./form-values"

/** What a visitor has done in a static form before it became interactive. */
export type CapturedForm = {
  /** The answers that were typed and chosen, by name, without those that the page itself had filled in. */
  typed: FormValues
  /** The ids of the disclosures that were opened. */
  opened: readonly string[]
  focus: Focus | null
}

type Focus = {
  /** The id of the focused control, or of the element that contains it. */
  id: string
  /** The control's tag and its index in that element, if the control has no id of its own. */
  inside: { tag: string; index: number } | null
  /** `null` if the control has no caret, or doesn't report it, as with an email field. */
  selection: Readonly<Parameters<HTMLInputElement["setSelectionRange"]>> | null
  scrollTop: number
}

/** How long a press can delay the replacement of the form, in milliseconds. */
const LONGEST_PRESS = 600

/** Reads `form` and the elements that belong to it in `around`, without changing either. */
export function captureFormState(form: HTMLFormElement, around: HTMLElement): CapturedForm {
  const focused = around.contains(document.activeElement) ? document.activeElement : null
  return {
    typed: listChangedControls(form).reduce<FormValues>((values, control) => {
      const text = readControlAnswer(control, form)
      return text === null ? values : withAnswerText(values, control.name, text)
    }, {}),
    opened: [...around.querySelectorAll("details[open]")].map(({ id }) => id),
    focus: focused && captureFocusAndCaret(focused),
  }
}

/**
 * Restores everything but the answers in the form that replaced the captured one and has the same ids: focus, caret,
 * selection and opened disclosures. The new form already starts with the answers.
 */
export function restoreFormState({ opened, focus }: CapturedForm): void {
  for (const id of opened) document.getElementById(id)?.setAttribute("open", "")
  const around = focus && document.getElementById(focus.id)
  const control = focus?.inside ? around?.querySelectorAll(focus.inside.tag)[focus.inside.index] : around
  if (!focus || !(control instanceof HTMLElement)) return
  control.focus({ preventScroll: true })
  if (focus.selection && isTextControl(control)) control.setSelectionRange(...focus.selection)
  control.scrollTop = focus.scrollTop
}

/**
 * Resolves once `form` and the elements around it can be replaced. That's when nobody is composing a text in the page,
 * nobody is typing where the caret can't be restored, and no pointer is down on any of the elements.
 *
 * An input method composes Chinese, Vietnamese and, on a phone, any language. Its text is cut off or doubled if the
 * control is removed before the composition ends. The page's inline script marks the document, because a composition may
 * start before this code.
 *
 * @param isSent Returns true if the form was sent in the meantime. The visitor is then no longer typing, and the form
 *   must be replaced to handle it.
 */
export async function waitUntilFormIsIdle(
  form: HTMLFormElement,
  around: HTMLElement,
  isSent: () => boolean,
): Promise<void> {
  let isPressOver = false
  for (;;) {
    if (isComposingText()) await waitForNextEvent("compositionend", "focusin")
    else if (isTypingWithUnknownCaret(form) && !isSent()) {
      await waitForNextEvent("focusin", "focusout", "submit")
      isPressOver = false
    } else if (!isPressOver && around.querySelector(":active")) {
      await Promise.race([waitForNextEvent("pointerup"), new Promise(resolve => setTimeout(resolve, LONGEST_PRESS))])
      isPressOver = true
    } else return
  }
}

/** True while someone types into a field whose caret scripts can't read, such as a field for an email address. */
function isTypingWithUnknownCaret(form: HTMLFormElement): boolean {
  const focused = document.activeElement
  return (
    focused instanceof HTMLInputElement &&
    form.contains(focused) &&
    !/^(radio|checkbox)$/.test(focused.type) &&
    focused.selectionStart === null &&
    focused.value !== ""
  )
}

/** Resolves after the next event of one of `types`, and after whatever browsers do immediately after it. */
const waitForNextEvent = (...types: string[]): Promise<void> =>
  new Promise(resolve =>
    types.forEach(type => document.addEventListener(type, () => setTimeout(resolve), { once: true })),
  )

function captureFocusAndCaret(control: Element): Focus {
  const around = control.closest("[id]") ?? control
  const tag = control.localName
  const inside = around === control ? null : { tag, index: [...around.querySelectorAll(tag)].indexOf(control) }
  return {
    id: around.id,
    inside,
    selection: isTextControl(control) ? getTextSelection(control) : null,
    scrollTop: control.scrollTop,
  }
}

const getTextSelection = ({ selectionStart, selectionEnd, selectionDirection }: TextControl) =>
  selectionStart === null ? null : ([selectionStart, selectionEnd, selectionDirection ?? undefined] as const)

/** The answer of `control`, which has changed; `null` for an unchecked radio button, since the checked one has the answer. */
function readControlAnswer(control: TextControl, form: HTMLFormElement): string | null {
  if (!(control instanceof HTMLInputElement) || control.checked || !/^(radio|checkbox)$/.test(control.type))
    return control.value
  if (control.type === "radio") return null
  // The answer of an unticked box is the value of the hidden field next to it.
  return form.querySelector<HTMLInputElement>(`input[type=hidden][name="${control.name}"]`)?.value ?? ""
}
