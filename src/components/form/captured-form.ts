import { listChangedControls, isComposing, isTextControl, type TextControl } from "./changed-fields"
import { withText, type FormValues } from "./form-values"

/** What a visitor has done in a form that the server made. */
export type CapturedForm = {
  /** What was typed and chosen, by name. What the page itself had filled in is left out. */
  typed: FormValues
  /** The ids of what was opened. */
  opened: readonly string[]
  focus: Focus | null
}

type Focus = {
  /** The id of the control, or of what is around it. */
  id: string
  /** Which control in there, for one without an id of its own. */
  inside: { tag: string; index: number } | null
  /** `null` where a control has no caret, or does not tell it, as an email field. */
  selection: Readonly<Parameters<HTMLInputElement["setSelectionRange"]>> | null
  scrollTop: number
}

/** A press that lasts longer than this many milliseconds waits no more. */
const LONGEST_PRESS = 600

/** Reads `form`, and what goes with it in `around`, without changing either. */
export function captureForm(form: HTMLFormElement, around: HTMLElement): CapturedForm {
  const focused = around.contains(document.activeElement) ? document.activeElement : null
  return {
    typed: listChangedControls(form).reduce<FormValues>((values, control) => {
      const text = readAnswer(control, form)
      return text === null ? values : withText(values, control.name, text)
    }, {}),
    opened: [...around.querySelectorAll("details[open]")].map(({ id }) => id),
    focus: focused && captureFocus(focused),
  }
}

/**
 * Gives the form that has taken the place of the captured one, ids and all, what is not an answer: focus, caret,
 * selection and what was opened. The answers are its own first values.
 */
export function restoreForm({ opened, focus }: CapturedForm): void {
  for (const id of opened) document.getElementById(id)?.setAttribute("open", "")
  const around = focus && document.getElementById(focus.id)
  const control = focus?.inside ? around?.querySelectorAll(focus.inside.tag)[focus.inside.index] : around
  if (!focus || !(control instanceof HTMLElement)) return
  control.focus({ preventScroll: true })
  if (focus.selection && isTextControl(control)) control.setSelectionRange(...focus.selection)
  control.scrollTop = focus.scrollTop
}

/**
 * Resolves once `form` may be replaced, with all that's around it in its place: nobody composes a text in the page, nobody
 * types where the caret can't be put back, and no pointer is down on any of it.
 *
 * An input method composes Chinese, Vietnamese and, on a phone, any language. Its text is cut or doubled if the control
 * goes before the end. The page's inline script marks the document, since a composition may begin before this code.
 *
 * @param isSent Whether the form was sent meanwhile: then nobody types on, and the form must be replaced to answer.
 */
export async function waitUntilIdle(form: HTMLFormElement, around: HTMLElement, isSent: () => boolean): Promise<void> {
  let isPressOver = false
  for (;;) {
    if (isComposing()) await waitForEvent("compositionend", "focusin")
    else if (isCaretUnknown(form) && !isSent()) {
      await waitForEvent("focusin", "focusout", "submit")
      isPressOver = false
    } else if (!isPressOver && around.querySelector(":active")) {
      await Promise.race([waitForEvent("pointerup"), new Promise(resolve => setTimeout(resolve, LONGEST_PRESS))])
      isPressOver = true
    } else return
  }
}

/** True while someone types into a field that tells no script where its caret is, such as one for an email address. */
function isCaretUnknown(form: HTMLFormElement): boolean {
  const focused = document.activeElement
  return (
    focused instanceof HTMLInputElement &&
    form.contains(focused) &&
    !/^(radio|checkbox)$/.test(focused.type) &&
    focused.selectionStart === null &&
    focused.value !== ""
  )
}

/** Resolves after the next event of one of `types`, and after what browsers do right behind it. */
const waitForEvent = (...types: string[]): Promise<void> =>
  new Promise(resolve =>
    types.forEach(type => document.addEventListener(type, () => setTimeout(resolve), { once: true })),
  )

function captureFocus(control: Element): Focus {
  const around = control.closest("[id]") ?? control
  const tag = control.localName
  const inside = around === control ? null : { tag, index: [...around.querySelectorAll(tag)].indexOf(control) }
  return {
    id: around.id,
    inside,
    selection: isTextControl(control) ? getSelection(control) : null,
    scrollTop: control.scrollTop,
  }
}

const getSelection = ({ selectionStart, selectionEnd, selectionDirection }: TextControl) =>
  selectionStart === null ? null : ([selectionStart, selectionEnd, selectionDirection ?? undefined] as const)

/** What `control`, which was changed, says now; `null` for a radio that another one stands for. */
function readAnswer(control: TextControl, form: HTMLFormElement): string | null {
  if (!(control instanceof HTMLInputElement) || control.checked || !/^(radio|checkbox)$/.test(control.type))
    return control.value
  if (control.type === "radio") return null
  // A box without its tick says what the hidden field beside it says.
  return form.querySelector<HTMLInputElement>(`input[type=hidden][name="${control.name}"]`)?.value ?? ""
}
