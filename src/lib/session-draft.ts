/** The key under which the tab's own storage keeps a draft: gone with the tab, never sent anywhere. */
export const draftKey = (name: string) => `draft:${name}`

/** What was kept under `name`, as parsed JSON for the caller to judge; `null` when there is nothing or storage is closed. */
export function readDraft(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(draftKey(name)) ?? "null")
  } catch {
    return null
  }
}

/** Keeps `draft` for this tab. A full or closed storage costs the draft, never the form. */
export function keepDraft(name: string, draft: unknown): void {
  try {
    sessionStorage.setItem(draftKey(name), JSON.stringify(draft))
  } catch {
    return
  }
}

export function forgetDraft(name: string): void {
  try {
    sessionStorage.removeItem(draftKey(name))
  } catch {
    return
  }
}

const names = new Set<string>()

/** Says whether the form `name` holds something that a visitor typed and did not send. */
export function setUnsaved(name: string, is: boolean): void {
  if (is) names.add(name)
  else names.delete(name)
}

/** True while any form holds something unsent: then nothing may take the page away unasked. */
export const isAnythingUnsaved = (): boolean => names.size > 0
