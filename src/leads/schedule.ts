const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Waits after the first, second ... failure: nine tries over 75 hours, as Standard Webhooks advises. */
const WAITS = [5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR]

/**
 * Milliseconds until the next try, or `null` when there is none.
 *
 * @param failures     Tries that failed, the last one included.
 * @param retryAfterMs What the receiver asked for; kept between the plan's wait and twice that, or a day if longer.
 * @param chance       0 to 1: spreads the tries by 20 % to either side.
 */
export function nextWait(failures: number, retryAfterMs: number | null, chance: number): number | null {
  const wait = WAITS[failures - 1]
  if (wait === undefined) return null
  if (retryAfterMs !== null) return Math.min(Math.max(retryAfterMs, wait), Math.max(2 * wait, 24 * HOUR))
  return Math.round(wait * (0.8 + 0.4 * chance))
}
