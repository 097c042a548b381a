/** The value under `key` in a storage of the browser, as parsed JSON for the caller to check; `null` when there's none or the storage is closed. */
function readFromBrowserStorage(storage: () => Storage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? "null")
  } catch {
    return null
  }
}

/** Stores `value`, or deletes the stored value if it's `undefined`. Does nothing if the storage is full or closed. */
function writeToBrowserStorage(storage: () => Storage, key: string, value?: unknown): void {
  try {
    if (value === undefined) storage().removeItem(key)
    else storage().setItem(key, JSON.stringify(value))
  } catch {
    return
  }
}

const openTabStorage = () => sessionStorage
const openLocalStorage = () => localStorage

/** The key of a draft in the tab's own storage. Drafts end with the tab, and are never sent anywhere. */
export const getDraftKey = (name: string) => `draft:${name}`

export const readDraft = (name: string): unknown => readFromBrowserStorage(openTabStorage, getDraftKey(name))
export const saveDraft = (name: string, draft: unknown): void =>
  writeToBrowserStorage(openTabStorage, getDraftKey(name), draft)
export const deleteDraft = (name: string): void => writeToBrowserStorage(openTabStorage, getDraftKey(name))

/** Records are like drafts, but all tabs share them, and they stay after the tabs are closed. */
export const readRecord = (key: string): unknown => readFromBrowserStorage(openLocalStorage, key)
export const saveRecord = (key: string, value: unknown): void => writeToBrowserStorage(openLocalStorage, key, value)
/** The record under `key` as a list of texts; empty if it's anything else. */
export function readRecordedTexts(key: string): readonly string[] {
  const record = readRecord(key)
  return Array.isArray(record) ? record.filter(one => typeof one === "string") : []
}
export const deleteRecord = (key: string): void => writeToBrowserStorage(openLocalStorage, key)

const names = new Set<string>()

export function setFormHasUnsavedAnswers(name: string, is: boolean): void {
  if (is) names.add(name)
  else names.delete(name)
}

/** True while any form contains something unsent: then nothing may leave the page without asking. */
export const isAnythingUnsaved = (): boolean => names.size > 0
