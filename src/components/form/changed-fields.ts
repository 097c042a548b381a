/** True while an input method composes a text in the page. The page's inline script sets the attribute. */
export const isComposingText = (): boolean => document.documentElement.hasAttribute("data-composing")

export type TextControl = HTMLInputElement | HTMLTextAreaElement

export const isTextControl = (control: Element): control is TextControl =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement

/** The controls of `form` that the visitor has changed, without those that the page itself had filled in. */
export const listChangedControls = (form: HTMLFormElement): TextControl[] =>
  [...form.elements]
    .filter(isTextControl)
    .filter(
      control =>
        control.value !== control.defaultValue ||
        (control instanceof HTMLInputElement && control.checked !== control.defaultChecked),
    )
