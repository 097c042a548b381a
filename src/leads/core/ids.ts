import { createHmac, timingSafeEqual } from "node:crypto"

/** That many random bytes. */
export type Random = (bytes: number) => Uint8Array

export const toBase64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64url")

/**
 * An id that a visitor may see: 128 random bits in 22 URL-safe characters, behind a letter, so that no spreadsheet, shell
 * or command takes it for a formula, a number or an option. Ids from before are the 22 characters alone.
 */
export const createPublicId = (random: Random): string => `r${toBase64url(random(16))}`

/**
 * The key of a record, 26 URL-safe characters that tell nothing about `parts`. The key of a lead is visible to receivers: see `createLeadKey`.
 *
 * @param secret Must never change: records saved with another one can't be found any more.
 * @param parts  Joined so that no two lists give the same text.
 */
export const createStoreId = (secret: string, ...parts: readonly string[]): string =>
  createHmac("sha256", secret).update(JSON.stringify(parts)).digest("base64url").slice(0, 26)

/** Compared in constant time, and as text: the last letter of base64 has bits to spare, and a changed one must not pass. */
export const isSameSeal = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a, "utf8"), Buffer.from(b, "utf8"))

/** True for a valid name of a webhook after the first. Keys of its markers begin with it. */
export const isWebhookName = (text: string): boolean => /^[a-z][a-z0-9]{0,19}$/.test(text)

/** The key of a lead's marker for a webhook after the first. */
export const createWebhookKey = (webhook: string, lead: string): string => `${webhook}.${lead}`

/** The webhook and the lead that such a key names; `null` for any other key. */
export function parseWebhookKey(key: string): { webhook: string; lead: string } | null {
  const [, webhook = "", lead = ""] = /^(\w+)\.(.+)$/.exec(key) ?? []
  return isWebhookName(webhook) && isStoreId(lead) ? { webhook, lead } : null
}

/** True for a key that a record may have. */
export const isRecordKey = (text: string): boolean => isStoreId(text) || parseWebhookKey(text) !== null

/** True for a key as `createStoreId` makes them. */
export const isStoreId = (text: string): boolean => /^[A-Za-z0-9_-]{26}$/.test(text)
