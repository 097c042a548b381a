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

/** Without any key, a double click within ten minutes is one lead. */
export const withoutKey = (fingerprint: string, now: Date): string =>
  `${fingerprint} ${Math.floor(now.getTime() / 600_000)}`
