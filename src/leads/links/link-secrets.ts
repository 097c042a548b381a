import { createHmac } from "node:crypto"

type Variables = Readonly<Record<string, string | undefined>>

const SHORTEST = 32

/**
 * What signs the links in emails: `LINK_SECRET`, and while it is replaced `LINK_SECRET_PREVIOUS` is believed too.
 * Without them a secret that follows from `idSecret`.
 */
export function linkSecretsOf({ LINK_SECRET, LINK_SECRET_PREVIOUS }: Variables, idSecret: string): readonly string[] {
  if (!LINK_SECRET) return [createHmac("sha256", idSecret).update("links").digest("base64url")]
  return LINK_SECRET_PREVIOUS ? [LINK_SECRET, LINK_SECRET_PREVIOUS] : [LINK_SECRET]
}

/** What is wrong with the variables, as a sentence; `null` when nothing is. */
export function linkSecretProblem({ LINK_SECRET, LINK_SECRET_PREVIOUS }: Variables): string | null {
  const short = [LINK_SECRET, LINK_SECRET_PREVIOUS].some(secret => secret && secret.length < SHORTEST)
  if (short) return `LINK_SECRET must have at least ${SHORTEST} characters, the previous one too. See .env.example`
  if (LINK_SECRET_PREVIOUS && !LINK_SECRET) return "LINK_SECRET_PREVIOUS needs LINK_SECRET. See .env.example"
  return null
}
