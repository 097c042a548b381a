/** What local storage keeps under `key`, as parsed JSON for the caller to judge; `null` when there is nothing or it is closed. */
export function readRecord(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null")
  } catch {
    return null
  }
}

/** Keeps `value` under `key`, for every tab and after they are closed. A full or closed storage keeps nothing. */
export function keepRecord(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    return
  }
}

export function forgetRecord(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    return
  }
}
