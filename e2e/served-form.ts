import { expect, type Locator } from "@playwright/test"

/** Set by a test on the form that the page brought; the interactive one that takes its place has it not. */
export const SERVED_FORM = "data-brought"

/** Marks the form that the page brought, so that a test can tell when another one has taken its place. */
export const markServedForm = (form: Locator): Promise<void> =>
  form.evaluate((element, name) => element.setAttribute(name, ""), SERVED_FORM)

/** Puts the focus on `first`, and waits until the form that answers has taken the place of the one that the page brought. */
export async function makeInteractive(form: Locator, first: Locator): Promise<void> {
  await markServedForm(form)
  await first.focus()
  await expect(form).not.toHaveAttribute(SERVED_FORM)
}
