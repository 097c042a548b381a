import { StoreUnavailable } from "./errors"

/** Time limits of each step while a visitor waits, in milliseconds. A visitor is answered within 6 s, whatever fails. */
export const WAIT_LIMITS = {
  /** For counting the calls of one client. */
  countMs: 500,
  /** For storing a lead. */
  keepMs: 3_000,
  /** For storing what belongs to a stored lead, or for sending a lead that couldn't be stored straight to the webhook. */
  afterKeepingMs: 2_000,
  /** For storing what belongs to a lead that was sent straight to the webhook, after the visitor waited for both. */
  lastTryMs: 500,
}

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
