import { StoreUnavailable } from "./store/lead-store"

/**
 * How long a lead may take to be kept, in milliseconds. A visitor is answered within 6 s: half a second at most for
 * suspicions, so long for keeping, and 2 s for handing over when that failed.
 */
export const KEEP_WITHIN_MS = 3_000

/** What `work` gives. @throws StoreUnavailable when that takes longer than `ms`. It may be done all the same. */
export function keepWithin<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreUnavailable("time-out")), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
