/** What a storage of the browser keeps under `key`, as parsed JSON for the caller to check; `null` when there's nothing or it's closed. */
function readStorage(storage: () => Storage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? "null")
  } catch {
    return null
  }
}

/** Keeps `value`, or forgets what is there if it's `undefined`. A full or closed storage keeps nothing. */
function writeStorage(storage: () => Storage, key: string, value?: unknown): void {
  try {
    if (value === undefined) storage().removeItem(key)
    else storage().setItem(key, JSON.stringify(value))
  } catch {
    return
  }
}

const openTabStorage = () => sessionStorage
const openLocalStorage = () => localStorage

/** The key under which the tab's own storage keeps a draft: gone with the tab, never sent anywhere. */
export const getDraftKey = (name: string) => `draft:${name}`

export const readDraft = (name: string): unknown => readStorage(openTabStorage, getDraftKey(name))
export const keepDraft = (name: string, draft: unknown): void => writeStorage(openTabStorage, getDraftKey(name), draft)
export const forgetDraft = (name: string): void => writeStorage(openTabStorage, getDraftKey(name))

/** The same for every tab, and after they are closed. */
export const readRecord = (key: string): unknown => readStorage(openLocalStorage, key)
export const keepRecord = (key: string, value: unknown): void => writeStorage(openLocalStorage, key, value)
export const forgetRecord = (key: string): void => writeStorage(openLocalStorage, key)

const names = new Set<string>()

/** Says whether the form `name` holds something that a visitor typed and did not send. */
export function setUnsaved(name: string, is: boolean): void {
  if (is) names.add(name)
  else names.delete(name)
}

/** True while any form holds something unsent: then nothing may leave the page without asking. */
export const isAnythingUnsaved = (): boolean => names.size > 0
