import type { CDPSession, Locator, Page } from "@playwright/test"
import { holdRequests } from "./intercept-requests"
import { twoFrames, untilReady } from "./visit"

export type HeldForm = {
  form: Locator
  release: () => Promise<void>
}

/** @param code Matches the URL of the script file with the form's code. */
export async function openFormWithHeldScripts(page: Page, path: string, id: string, code: RegExp): Promise<HeldForm> {
  const releaseRequests = await holdRequests(page, "**/*.js")
  const codeResponse = page.waitForResponse(response => code.test(response.url()))
  // If the test fails before the response, that failure is reported instead of this one.
  codeResponse.catch(() => undefined)
  await page.goto(path, { waitUntil: "domcontentloaded" })
  const form = page.locator(`form#${id}`)
  const release = async (): Promise<void> => {
    releaseRequests()
    await (await codeResponse).finished()
    await untilReady(page)
    await twoFrames(page)
  }
  return { form, release }
}

/** Simulates an input method. The last composition stays open. */
export async function composeTexts(inputMethod: CDPSession, ...texts: string[]): Promise<void> {
  for (const text of texts)
    await inputMethod.send("Input.imeSetComposition", {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
}

export const readFieldSelection = (field: Locator): Promise<unknown[]> =>
  field.evaluate(control =>
    control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
      ? [control.selectionStart, control.selectionEnd, control.selectionDirection]
      : [],
  )
