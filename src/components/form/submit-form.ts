/**
 * Submits a form in the same way as a press of its button, so that all listeners run. The oldest browsers we support have
 * no `form.requestSubmit`, and `form.submit` would skip the listeners.
 */
export function submitForm(form: HTMLFormElement, button?: HTMLButtonElement): void {
  const target = button ?? form.querySelector<HTMLButtonElement>('button[type="submit"], button:not([type])')
  target?.click()
}
