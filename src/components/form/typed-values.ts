import { withText, type FormValues } from "./form-values"

/** What the visitor changed in `form`, by name. What the page itself had filled in is left out. */
export function typedValues(form: HTMLFormElement): FormValues {
  return [...form.elements].reduce<FormValues>((values, control) => {
    const changed = changedText(control)
    return changed === null ? values : withText(values, changed.name, changed.text)
  }, {})
}

function changedText(control: Element): { name: string; text: string } | null {
  if (control instanceof HTMLTextAreaElement)
    return control.value === control.defaultValue ? null : { name: control.name, text: control.value }
  if (!(control instanceof HTMLInputElement) || control.type === "hidden") return null
  if (control.type === "radio" || control.type === "checkbox")
    return control.checked && !control.defaultChecked ? { name: control.name, text: control.value } : null
  return control.value === control.defaultValue ? null : { name: control.name, text: control.value }
}
