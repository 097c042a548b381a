import { createHmac } from "node:crypto"

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

type Variables = Readonly<Record<string, string | undefined>>

/** What a secret had to have when older ones were made, in characters. */
const SHORTEST_PREVIOUS = 32

/**
 * What signs the links in emails: `LINK_SECRET`, and while it is replaced `LINK_SECRET_PREVIOUS` is believed too.
 * Without them a secret that follows from `idSecret` by HMAC under a text of its own: names of records come from JSON lists,
 * which that text is none of, so neither tells anything about the other.
 */
export function linkSecretsOf({ LINK_SECRET, LINK_SECRET_PREVIOUS }: Variables, idSecret: string): readonly string[] {
  if (!LINK_SECRET) return [createHmac("sha256", idSecret).update("links").digest("base64url")]
  return LINK_SECRET_PREVIOUS ? [LINK_SECRET, LINK_SECRET_PREVIOUS] : [LINK_SECRET]
}

/**
 * What is wrong with the variables, as a sentence; `null` when nothing is. The one before need only be what was asked for
 * when it was made: links in old emails must go on working.
 */
export function linkSecretProblem({ LINK_SECRET, LINK_SECRET_PREVIOUS }: Variables): string | null {
  if (LINK_SECRET && !isStrong(LINK_SECRET))
    return `${mustBeStrong("LINK_SECRET")}. Is it in use already? See docs/tasks/rotate-a-secret.md first`
  if (LINK_SECRET_PREVIOUS && LINK_SECRET_PREVIOUS.length < SHORTEST_PREVIOUS)
    return `LINK_SECRET_PREVIOUS must have at least ${SHORTEST_PREVIOUS} characters. See .env.example`
  if (LINK_SECRET_PREVIOUS && !LINK_SECRET) return "LINK_SECRET_PREVIOUS needs LINK_SECRET. See .env.example"
  return null
}
