/** A page that was loaded anew is not loaded anew again for so many milliseconds. */
const GUARD = 10_000

/**
 * Whether the page at `path` may be loaded anew now; yes is remembered. Kept in the tab's storage, so that it holds
 * across the load. Where storage is closed the answer is yes: only a click leads here, so nothing runs in a circle.
 *
 * @param now Milliseconds since 1970.
 */
export function mayReload(path: string, now: number): boolean {
  const key = `reloaded:${path}`
  try {
    const last = Number(sessionStorage.getItem(key) ?? -Infinity)
    if (now - last < GUARD) return false
    sessionStorage.setItem(key, String(now))
  } catch {
    return true
  }
  return true
}
