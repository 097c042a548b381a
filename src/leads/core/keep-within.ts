import { StoreUnavailable } from "./errors"

/** How long each part of an answer may take while a visitor waits for it, in milliseconds. */
export type WaitLimits = {
  /** To count the calls of one client. */
  countMs: number
  /** To keep a lead. */
  keepMs: number
  /** To keep what belongs to a kept lead, or to hand over one that couldn't be kept. */
  afterKeepingMs: number
  /** To keep what belongs to a lead that was handed over: the visitor has waited for the store and for the webhook. */
  lastTryMs: number
}

/** A visitor is answered within 6 s, whatever fails. */
export const WAIT_LIMITS: WaitLimits = { countMs: 500, keepMs: 3_000, afterKeepingMs: 2_000, lastTryMs: 500 }

/** Waits for `work`. @throws StoreUnavailable when it takes longer than `ms` milliseconds; it may still succeed later. */
export function keepWithin<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreUnavailable("time-out")), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
