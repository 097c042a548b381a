import { createHmac, timingSafeEqual } from "node:crypto"

export type Random = (bytes: number) => Uint8Array

export const toBase64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64url")

/**
 * Creates an id that a visitor may see: a letter, then 128 random bits as 22 URL-safe characters. The letter keeps
 * spreadsheets and commands from reading the id as a formula, a number or an option. Older ids have no letter.
 */
export const createPublicId = (random: Random): string => `r${toBase64url(random(16))}`

/**
 * Creates the key of a record from `parts`: 26 URL-safe characters that reveal nothing about them. Receivers see the
 * keys of leads, which `createLeadKey` makes.
 *
 * @param secret Must never change: records saved with another secret can't be found any more.
 * @param parts  Joined so that no two lists give the same text.
 */
export const createHashKey = (secret: string, ...parts: readonly string[]): string =>
  createHmac("sha256", secret).update(JSON.stringify(parts)).digest("base64url").slice(0, 26)

/** Compares signatures in constant time, and as text, since different base64 texts can stand for the same bytes. */
export const isSameSignature = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a, "utf8"), Buffer.from(b, "utf8"))

/** True for a valid name of a webhook after the first. Keys of its markers begin with it. */
export const isWebhookName = (text: string): boolean => /^[a-z][a-z0-9]{0,19}$/.test(text)

/**
 * The name under which an address of the office gets leads by email, such as `email-office-1f09c2`. It doesn't depend on the order of
 * the addresses, and no webhook can have it, since it has hyphens.
 */
export function createOfficeEmailName(secret: string, address: string): string {
  const [mailbox = ""] = address.toLowerCase().split("@", 1)
  const hash = createHmac("sha256", secret)
    .update(JSON.stringify(["office", address.toLowerCase()]))
    .digest("hex")
  return `email-${mailbox.replace(/[^a-z0-9]/g, "").slice(0, 12)}-${hash.slice(0, 6)}`
}

/** True for a name that `createOfficeEmailName` makes. */
export const isOfficeEmailName = (text: string): boolean => /^email-[a-z0-9]{0,12}-[0-9a-f]{6}$/.test(text)

/** The name under which the same address gets reminders: its markers are apart from those of leads. */
export const createReminderName = (office: string): string => office.replace(/^email-/, "remind-")

/** The name of the address that gets a reminder under this name; `null` for any other name. */
export function parseReminderName(name: string): string | null {
  const office = name.replace(/^remind-/, "email-")
  return office !== name && isOfficeEmailName(office) ? office : null
}

/** The key of a lead's marker for a webhook after the first, or for an address of the office. */
export const createWebhookDeliveryKey = (webhook: string, lead: string): string => `${webhook}.${lead}`

/** True for the name of a webhook after the first, or of an address of the office for leads or reminders. */
export const isReceiverName = (text: string): boolean =>
  isWebhookName(text) || isOfficeEmailName(text) || parseReminderName(text) !== null

/** Parses the key of a marker that `createWebhookDeliveryKey` made; `null` for any other key. */
export function parseWebhookDeliveryKey(key: string): { webhook: string; lead: string } | null {
  const [, webhook = "", lead = ""] = /^([\w-]+)\.(.+)$/.exec(key) ?? []
  return isReceiverName(webhook) && isHashKey(lead) ? { webhook, lead } : null
}

/** True for the key of a part of a file: that of the file, a dot, and a hash. */
const isPartKey = (text: string): boolean => /^[\w-]{26}\.[\w-]{26}$/.test(text)

export const isRecordKey = (text: string): boolean =>
  isHashKey(text) || isPartKey(text) || parseWebhookDeliveryKey(text) !== null

/** True for a key of the form that `createHashKey` makes. */
export const isHashKey = (text: string): boolean => /^[A-Za-z0-9_-]{26}$/.test(text)
