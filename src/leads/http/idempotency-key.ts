import { publicId, type Random } from "../core/ids"

/** Long enough that nobody guesses another visitor's. */
const KEY = /^[\x21-\x7e]{16,200}$/

/**
 * The key that makes a repeat known, from the header or, of a browser's plain form, from the field; `null` when there is
 * none. `malformed` when it must be refused.
 */
export function idempotencyKey(request: Request, wire: unknown): { key: string | null } | "malformed" {
  const key = request.headers.get("idempotency-key") ?? fieldKey(wire)
  return key === null || KEY.test(key) ? { key } : "malformed"
}

function fieldKey(wire: unknown): string | null {
  if (typeof wire !== "object" || wire === null || !("idempotencyKey" in wire)) return null
  return typeof wire.idempotencyKey === "string" && wire.idempotencyKey !== "" ? wire.idempotencyKey : null
}

/**
 * What the same answers mean that come again within ten minutes without any key. `repeat`: a double click, since they name
 * who sends them. `repeat-of-client`: the same, from one client; two visitors may well say the same. `new`: each time
 * something new, since what was sent in between may have changed it.
 */
export type SameAgain = "repeat" | "repeat-of-client" | "new"

type Unkeyed = { fingerprint: string; ip: string; now: Date; random: Random }

/** Stands for the key of a form that brought none. */
export function withoutKey(sameAgain: SameAgain, { fingerprint, ip, now, random }: Unkeyed): string {
  if (sameAgain === "new") return publicId(random)
  const window = `${fingerprint} ${Math.floor(now.getTime() / 600_000)}`
  return sameAgain === "repeat" ? window : `${window} ${ip}`
}
