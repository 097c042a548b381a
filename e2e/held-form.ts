import { expect, type CDPSession, type Locator, type Page } from "@playwright/test"
import { SERVED_FORM, markServedForm } from "./served-form"
import { holdRequests } from "./intercept-requests"
import { twoFrames, untilReady } from "./visit"

/** A form whose scripts have not come. */
export type HeldForm = {
  form: Locator
  /** Lets the scripts come, and waits until they have, and have run. */
  release: () => Promise<void>
}

/**
 * Opens a form's page without a script.
 *
 * @param id The form's.
 * @param code The file that the code of the form comes in.
 */
export async function openHeld(page: Page, path: string, id: string, code: RegExp): Promise<HeldForm> {
  const letGo = await holdRequests(page, "**/*.js")
  const codeResponse = page.waitForResponse(response => code.test(response.url()))
  // A journey that fails before then has a better reason.
  codeResponse.catch(() => undefined)
  await page.goto(path, { waitUntil: "domcontentloaded" })
  const form = page.locator(`form#${id}`)
  await markServedForm(form)
  const release = async (): Promise<void> => {
    letGo()
    await (await codeResponse).finished()
    await untilReady(page)
    await twoFrames(page)
  }
  return { form, release }
}

/** Shows each text in turn as what an input method has composed so far. The last one stays open. */
export async function compose(inputMethod: CDPSession, ...texts: string[]): Promise<void> {
  for (const text of texts)
    await inputMethod.send("Input.imeSetComposition", {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
}

/** Waits until the form that answers has taken the place of the one that the page brought. */
export const expectReplaced = (form: Locator): Promise<void> => expect(form).not.toHaveAttribute(SERVED_FORM)

/** Where the selection of a field begins and ends, and its direction. */
export const readSelection = (field: Locator): Promise<unknown[]> =>
  field.evaluate(control =>
    control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
      ? [control.selectionStart, control.selectionEnd, control.selectionDirection]
      : [],
  )
