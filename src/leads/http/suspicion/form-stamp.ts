import { createHmac, hkdfSync } from "node:crypto"
import { toBase64url, isSameSignature, type Random } from "../../core/ids"
import { CLOCK_MS } from "../../core/schedule"

const LEAST_MS = 3_000
const LONGEST_MS = 24 * 60 * 60_000

const STAMP = /^([0-9a-z]{1,12}\.[\w-]{22})\.([\w-]{43})$/

export type StampJudgement = "fine" | "missing" | "forged" | "too-young" | "too-old"

/**
 * Creates a stamp that proves when a form was opened: the time, random text and an HMAC-SHA256 of both. Anyone can
 * request one, so it's signed with a separate key that reveals nothing about the secret that makes record keys.
 *
 * @param secret The signing key is derived from it by HKDF.
 */
export function createSignedFormTimestamp(secret: string, now: Date, random: Random): string {
  const content = `${now.getTime().toString(36)}.${toBase64url(random(16))}`
  return `${content}.${signStampContent(secret, content)}`
}

/**
 * Checks that a form's stamp was signed here and is between 3 seconds and 24 hours old. A time up to 5 minutes ahead
 * comes from another machine's clock and passes.
 *
 * @param longestMs The age up to which a stamp passes, if that's not 24 hours.
 */
export function checkSignedFormTimestamp(
  secret: string,
  stamp: string | null,
  now: Date,
  longestMs = LONGEST_MS,
): StampJudgement {
  if (!stamp) return "missing"
  const [, content = "", mac = ""] = STAMP.exec(stamp) ?? []
  if (!isSameSignature(mac, signStampContent(secret, content))) return "forged"
  const age = now.getTime() - parseInt(content, 36)
  if (age > longestMs + CLOCK_MS || age < -CLOCK_MS) return "too-old"
  return age >= 0 && age < LEAST_MS ? "too-young" : "fine"
}

const signStampContent = (secret: string, content: string): string =>
  createHmac("sha256", Buffer.from(hkdfSync("sha256", secret, "", "form stamp", 32)))
    .update(content)
    .digest("base64url")
