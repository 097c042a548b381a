import { StoreUnavailable } from "./errors"

/** Time limits of each step while a visitor waits for the answer, in milliseconds. */
export type WaitLimits = {
  /** For counting the calls of one client. */
  countMs: number
  /** For storing a lead. */
  keepMs: number
  /** For storing what belongs to a stored lead, or for sending a lead that couldn't be stored straight to the webhook. */
  afterKeepingMs: number
  /** For storing what belongs to a lead that was sent straight to the webhook, after the visitor waited for both. */
  lastTryMs: number
}

/** A visitor is answered within 6 s, whatever fails. */
export const WAIT_LIMITS: WaitLimits = { countMs: 500, keepMs: 3_000, afterKeepingMs: 2_000, lastTryMs: 500 }

/**
 * Waits for `work`. @throws StoreUnavailable, or `lateness`, when it takes longer than `ms` milliseconds; it may still
 * succeed later.
 */
export function waitWithTimeout<T>(
  ms: number,
  work: Promise<T>,
  lateness: Error = new StoreUnavailable("time-out"),
): Promise<T> {
  let timer: NodeJS.Timeout
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(lateness), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
