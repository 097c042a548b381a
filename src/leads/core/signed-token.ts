import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from "node:crypto"

const VERSION = "v1"
const CIPHER = "aes-256-ctr"
const IV_BYTES = 16

const hmac = (key: string | Buffer, text: string): Buffer => createHmac("sha256", key).update(text, "utf8").digest()

/** Names a secret without telling anything about it. */
const keyId = (secret: string): string => hmac(secret, "key id").toString("base64url").slice(0, 8)
const macOf = (secret: string, text: string): string => hmac(hmac(secret, "mac"), text).toString("base64url")

/** Compared as text: the last letter of base64 has bits to spare, and a changed one must not pass. */
const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a, "utf8"), Buffer.from(b, "utf8"))

/**
 * `v1.<key>.<payload>.<mac>`, safe in an address. The payload is encrypted, since an address ends up in logs; the same
 * payload always gives the same token, so that the same request gets the same answer.
 *
 * @param secrets The first signs; those after it are only still believed.
 * @throws RangeError without a secret.
 */
export function signToken([secret]: readonly string[], payload: unknown): string {
  if (!secret) throw new RangeError("no secret to sign links with")
  const text = JSON.stringify(payload)
  const iv = hmac(hmac(secret, "iv"), text).subarray(0, IV_BYTES)
  const cipher = createCipheriv(CIPHER, hmac(secret, "payload"), iv)
  const hidden = Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final()])
  const signed = `${VERSION}.${keyId(secret)}.${hidden.toString("base64url")}`
  return `${signed}.${macOf(secret, signed)}`
}

/** The payload of a token that one of `secrets` has signed, unchecked; `null` for any other text. */
export function readToken(secrets: readonly string[], token: string): unknown {
  const [version, kid, payload = "", mac = "", ...more] = token.split(".")
  const secret = secrets.find(known => keyId(known) === kid)
  if (version !== VERSION || !secret || more.length > 0) return null
  if (!isSame(mac, macOf(secret, `${version}.${kid}.${payload}`))) return null
  const hidden = Buffer.from(payload, "base64url")
  const decipher = createDecipheriv(CIPHER, hmac(secret, "payload"), hidden.subarray(0, IV_BYTES))
  return JSON.parse(decipher.update(hidden.subarray(IV_BYTES), undefined, "utf8") + decipher.final("utf8"))
}
