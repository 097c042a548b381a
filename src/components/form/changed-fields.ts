/** True while an input method composes a text in the page. The page's inline script marks the document. */
export const isComposing = (): boolean => document.documentElement.hasAttribute("data-composing")

export type TextControl = HTMLInputElement | HTMLTextAreaElement

export const isTextControl = (control: Element): control is TextControl =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement

/** The controls of `form` that the visitor has changed. What the page itself had filled in is left out. */
export const listChangedControls = (form: HTMLFormElement): TextControl[] =>
  [...form.elements]
    .filter(isTextControl)
    .filter(
      control =>
        control.value !== control.defaultValue ||
        (control instanceof HTMLInputElement && control.checked !== control.defaultChecked),
    )
