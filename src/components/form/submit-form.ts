/**
 * Submits a form as a press of its button does, with all listeners. The oldest browsers we support have no
 * `form.requestSubmit`, and `form.submit` would pass the listeners by.
 */
export function submitForm(form: HTMLFormElement, button?: HTMLButtonElement): void {
  const target = button ?? form.querySelector<HTMLButtonElement>('button[type="submit"], button:not([type])')
  target?.click()
}
