/** Prints a secret as the variables need one. */
export const MAKE_SECRET = `node -p 'crypto.randomBytes(32).toString("base64")'`

const SHORTEST_BYTES = 32

/** In either alphabet of base64; secrets that we ourselves told people to make were URL-safe. */
const BASE64 = /^(?:[A-Za-z0-9+/]+|[\w-]+)={0,2}$/

/** True for base64 of at least 32 bytes. Whether they are random nobody can tell. */
export const isStrong = (secret: string): boolean =>
  BASE64.test(secret) && Buffer.from(secret, "base64").length >= SHORTEST_BYTES

/** What a variable must be, as the beginning of a sentence that goes on after a semicolon. */
export const mustBeStrong = (variable: string): string =>
  `${variable} must be base64 of at least ${SHORTEST_BYTES} random bytes; make one with ${MAKE_SECRET}`
