import { errorCode } from "./error-code"
import type { WebhookTarget } from "./env"
import type { LeadEvent } from "./event"
import { signature } from "./signature"

/** How one attempt ended. `gone` is status 410: the receiver wants no more. */
export type Delivery = {
  outcome: "delivered" | "refused" | "gone"
  /** `null` when there was no answer; then `code` says why. */
  status: number | null
  code: string | null
  ms: number
  /** What the receiver asked for with `Retry-After`. */
  retryAfterMs: number | null
}

/** Tries once. Never throws. */
export type Deliver = (event: LeadEvent, id: string) => Promise<Delivery>

type Outside = { fetch: typeof globalThis.fetch; now: () => Date; timeoutMs?: number }

/**
 * Delivers to `target` as Standard Webhooks 1.0.0 says. Redirects are not followed and count as refusals.
 * The status decides: the body of the answer is discarded unread.
 */
export const deliverer =
  (target: WebhookTarget, { fetch, now, timeoutMs = 10_000 }: Outside): Deliver =>
  async (event, id) => {
    const at = now()
    const body = JSON.stringify(event)
    const started = performance.now()
    const answer = await fetch(target.url, {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        "content-type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
        "webhook-signature": signature(id, at, body, target.secrets),
      },
      body,
    }).catch(errorCode)
    const ms = Math.round(performance.now() - started)
    if (typeof answer === "string") return { outcome: "refused", status: null, code: answer, ms, retryAfterMs: null }

    void answer.body?.cancel().catch(errorCode)
    const outcome = answer.ok ? "delivered" : answer.status === 410 ? "gone" : "refused"
    return {
      outcome,
      status: answer.status,
      code: null,
      ms,
      retryAfterMs: retryAfter(answer.headers.get("retry-after"), at),
    }
  }

/** `Retry-After` in milliseconds from `at`: seconds or a date; `null` when absent, past or unreadable. */
function retryAfter(header: string | null, at: Date): number | null {
  if (header === null) return null
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - at.getTime()
  return ms > 0 ? ms : null
}
