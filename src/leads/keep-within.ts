import { StoreUnavailable } from "./store/lead-store"

/**
 * How long a lead may take to be kept, in milliseconds. A visitor is answered within 6 s: half a second at most for
 * suspicions, so long for keeping, `AFTER_KEEPING_MS` for what comes then, and half a second more after handing over.
 */
export const KEEP_WITHIN_MS = 3_000

/** How long what belongs to a kept lead, or handing over one that could not be kept, may take. The visitor has waited already. */
export const AFTER_KEEPING_MS = 2_000

/** What `work` gives. @throws StoreUnavailable when that takes longer than `ms`. It may be done all the same. */
export function keepWithin<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreUnavailable("time-out")), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
