/**
 * How long a lead may take to be kept, in milliseconds. A visitor is answered within 6 s: half a second at most for
 * suspicions, so long for keeping, and 2 s for handing over when that failed.
 */
export const KEEP_WITHIN_MS = 3_000
