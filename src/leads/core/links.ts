import * as v from "valibot"
import { addDays, parseIsoDate } from "../../domain/iso-date"
import { FOLLOW_UPS, type FollowUp } from "../../domain/lead/follow-up"
import { HANDED_OVER_FIELD, paths } from "../../domain/paths"
import type { LeadPorts } from "./ports"
import { getSydneyDate } from "./schedule"
import { isSameSignature } from "./ids"
import { createCipheriv, createDecipheriv, createHmac } from "node:crypto"

/** How long a link works, in days. The law asks for 30 days after the email; people keep emails for longer. */
const LINK_DAYS = 730

const on = v.pipe(v.string(), v.isoDate(), v.transform(parseIsoDate))

const linkSchema = v.variant("for", [
  v.strictObject({ for: v.literal("unsubscribe"), email: v.string(), quoteId: v.string(), on }),
  v.strictObject({ for: v.literal("enquiry"), quoteId: v.string(), on, since: v.optional(v.string()) }),
  v.strictObject({ for: v.literal("notice"), quoteId: v.string(), on, change: v.string() }),
  v.strictObject({ for: v.literal("handed-over"), quoteId: v.string(), on }),
  v.strictObject({ for: v.literal("follow-up"), lead: v.string(), followUp: v.picklist(FOLLOW_UPS), on }),
  v.strictObject({ for: v.literal("report"), on }),
  v.strictObject({ for: v.literal("download"), lead: v.string(), on }),
  v.strictObject({ for: v.literal("upload"), request: v.string(), bytes: v.number(), sha256: v.string(), on }),
  v.strictObject({ for: v.literal("refused-change"), quoteId: v.string(), wire: v.unknown(), on }),
])

type Link = v.InferOutput<typeof linkSchema>
type LinkPorts = Pick<LeadPorts, "linkSecrets" | "now">
type SigningPorts = Pick<LeadPorts, "linkSecrets">

/**
 * Path of the link that ends all email to `email`; for the header `List-Unsubscribe` and for the email itself.
 *
 * @param quoteId The quote whose email holds the link.
 * @param at      When the email was written; the link works for two years from that day.
 */
export const createUnsubscribePath = (ports: SigningPorts, email: string, quoteId: string, at: Date): string =>
  paths.unsubscribeLink(createSignedLink(ports, { for: "unsubscribe", email, quoteId, on: getSydneyDate(at) }))

/**
 * Path of the page where the enquiry behind a quote is corrected or withdrawn. Only for the person who made the enquiry.
 *
 * @param at    When they made it; the link works for two years from that day.
 * @param since When older links to this enquiry were stopped, as the quote says (`linksSince`).
 */
export const createEnquiryPath = (ports: SigningPorts, quoteId: string, at: Date, since?: string): string =>
  paths.enquiry(createSignedLink(ports, { for: "enquiry", quoteId, on: getSydneyDate(at), since }))

/**
 * Path of the page where the person whose enquiry was changed undoes the change, or stops old links. Only for the address
 * that they had before it.
 *
 * @param change Key of the change in the `lead` collection.
 */
export const createNoticePath = (ports: SigningPorts, quoteId: string, change: string, at: Date): string =>
  paths.enquiry(createSignedLink(ports, { for: "notice", quoteId, on: getSydneyDate(at), change }))

/**
 * Path of the link with which the office records what became of a lead. Whoever has it can do that, until the lead is deleted.
 *
 * @param lead Key of the request or message.
 */
export const createFollowUpPath = (ports: SigningPorts, lead: string, followUp: FollowUp, at: Date): string =>
  paths.followUp(createSignedLink(ports, { for: "follow-up", lead, followUp, on: getSydneyDate(at) }))

/**
 * Path of the page where the office downloads a file. Whoever has it can do that, until the file is deleted.
 *
 * @param lead Key of the event about the file.
 */
export const createDownloadPath = (ports: SigningPorts, lead: string, at: Date): string =>
  paths.download(createSignedLink(ports, { for: "download", lead, on: getSydneyDate(at) }))

/** What a visitor may send: one file of this size and hash, after the request with this key. */
export type UploadPermit = { request: string; bytes: number; sha256: string }

/** Creates the permit to send a file. It works for as long as the upload that it's for is stored. */
export const createUploadPermit = (ports: SigningPorts, { request, bytes, sha256 }: UploadPermit, at: Date): string =>
  createSignedLink(ports, { for: "upload", request, bytes, sha256, on: getSydneyDate(at) })

/** How long the link to the report works, in days. Each weekly email has a new one. */
const REPORT_LINK_DAYS = 90

/** Path of the page that shows the report of any days. Whoever has the link sees it; it has no personal data. */
export const createReportPath = (ports: SigningPorts, at: Date): string =>
  paths.report(createSignedLink(ports, { for: "report", on: getSydneyDate(at) }))

/** Whether a link to the report is ours and still works. */
export function isReportLink(ports: LinkPorts, token?: string): boolean {
  const link = verifySignedLink(ports, "report", token)
  return link !== null && link.on >= addDays(getSydneyDate(ports.now()), -REPORT_LINK_DAYS)
}

/**
 * Creates a signed token for the address of a request that went straight to the webhook while the store was down.
 * Nothing is stored under its id, and the token keeps us from telling the visitor that the id is unknown. It has no
 * personal data.
 *
 * @param at When the request was sent to the webhook; the token is valid for two years from that day.
 */
export const createHandedOverToken = (ports: SigningPorts, quoteId: string, at: Date): string =>
  createSignedLink(ports, { for: "handed-over", quoteId, on: getSydneyDate(at) })

/**
 * Creates a token with a change of an enquiry that was refused, for the address of the page that shows it again. What was typed
 * is encrypted there. Valid on the day of `at` and the next.
 */
export const createRefusedChangeToken = (ports: SigningPorts, quoteId: string, wire: unknown, at: Date): string =>
  createSignedLink(ports, { for: "refused-change", quoteId, wire, on: getSydneyDate(at) })

/** Reads the refused change of the enquiry `quoteId` as it was sent, unchecked; `null` if the token isn't one. */
export function readRefusedChange(ports: LinkPorts, quoteId: string, token: string | null): unknown {
  const link = verifySignedLink(ports, "refused-change", token ?? "")
  const isRecent = link && link.on >= addDays(getSydneyDate(ports.now()), -1)
  return isRecent && link.quoteId === quoteId ? link.wire : null
}

const createSignedLink = ({ linkSecrets }: SigningPorts, link: Link): string => createSignedToken(linkSecrets, link)

/** Reads a link; `null` if it's forged, cut short, too old, dated in the future or for another `purpose`. */
export function verifySignedLink<P extends Link["for"]>({ linkSecrets, now }: LinkPorts, purpose: P, token = "") {
  const result = v.safeParse(linkSchema, readSignedToken(linkSecrets, token))
  const today = getSydneyDate(now())
  if (!result.success || result.output.on > today || result.output.on < addDays(today, -LINK_DAYS)) return null
  const isForPurpose = (link: Link): link is Extract<Link, { for: P }> => link.for === purpose
  return isForPurpose(result.output) ? result.output : null
}

/** Whether `address` has our signed token that the request with this id went straight to the webhook. */
export function isRequestOnlyAtWebhook(ports: LinkPorts, address: string, quoteId = ""): boolean {
  const mark = new URL(address).searchParams.get(HANDED_OVER_FIELD)
  return mark !== null && verifySignedLink(ports, "handed-over", mark)?.quoteId === quoteId
}

const VERSION = "v1"
const CIPHER = "aes-256-ctr"
const IV_BYTES = 16

const calculateHmac = (key: string | Buffer, text: string): Buffer =>
  createHmac("sha256", key).update(text, "utf8").digest()

/** Identifies a secret without revealing it. */
const getSecretKeyId = (secret: string): string => calculateHmac(secret, "key id").toString("base64url").slice(0, 8)
const calculateTokenMac = (secret: string, text: string): string =>
  calculateHmac(calculateHmac(secret, "mac"), text).toString("base64url")

/**
 * Signs a payload as `v1.<key>.<payload>.<mac>`, which is safe in an address. The payload is encrypted, since an address
 * ends up in logs; the same payload always gives the same token, so that the same request gets the same answer.
 *
 * @param secrets The first one signs. The others are only accepted when reading.
 * @throws RangeError without a secret.
 */
export function createSignedToken([secret]: readonly string[], payload: unknown): string {
  if (!secret) throw new RangeError("no secret to sign links with")
  const text = JSON.stringify(payload)
  const iv = calculateHmac(calculateHmac(secret, "iv"), text).subarray(0, IV_BYTES)
  const cipher = createCipheriv(CIPHER, calculateHmac(secret, "payload"), iv)
  const ciphertext = Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final()])
  const body = `${VERSION}.${getSecretKeyId(secret)}.${ciphertext.toString("base64url")}`
  return `${body}.${calculateTokenMac(secret, body)}`
}

/**
 * Reads the payload of a token that one of `secrets` has signed, without checking its shape; `null` for any other text.
 */
export function readSignedToken(secrets: readonly string[], token: string): unknown {
  const [version, kid, payload = "", mac = "", ...more] = token.split(".")
  const secret = secrets.find(candidate => getSecretKeyId(candidate) === kid)
  if (version !== VERSION || !secret || more.length > 0) return null
  if (!isSameSignature(mac, calculateTokenMac(secret, `${version}.${kid}.${payload}`))) return null
  const ciphertext = Buffer.from(payload, "base64url")
  const decipher = createDecipheriv(CIPHER, calculateHmac(secret, "payload"), ciphertext.subarray(0, IV_BYTES))
  return JSON.parse(decipher.update(ciphertext.subarray(IV_BYTES), undefined, "utf8") + decipher.final("utf8"))
}
