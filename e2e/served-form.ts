import { expect, type Locator } from "@playwright/test"

/** An attribute that a test sets on the form in the page's HTML. The interactive form that replaces it doesn't have it. */
export const SERVED_FORM = "data-brought"

/** Marks the form in the page's HTML, so that a test can tell when it has been replaced. */
export const markServedForm = (form: Locator): Promise<void> =>
  form.evaluate((element, name) => element.setAttribute(name, ""), SERVED_FORM)

/** Focuses `first`, and waits until the interactive form has replaced the form in the page's HTML. */
export async function makeInteractive(form: Locator, first: Locator): Promise<void> {
  await markServedForm(form)
  await first.focus()
  await expect(form).not.toHaveAttribute(SERVED_FORM)
}
