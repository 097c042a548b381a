import { Webhook } from "standardwebhooks"
import { getErrorCode } from "../core/errors"
import type { Deliver } from "../core/ports"
import type { PublicFetch } from "../outgoing/public-fetch"

/** The code of a delivery that succeeded, but was answered with a web page, which may be a login page. */
export const HTML_ANSWER = "html-answer"

const LARGEST_BODY = 4 * 1024
const LONGEST_BODY_MS = 500

/** Where leads go, and the secrets that sign them: the first is current, a second is still accepted by receivers. */
export type WebhookTarget = { url: string; secrets: readonly string[] }

type Network = { fetch: PublicFetch; now: () => Date; timeoutMs?: number }

/**
 * Creates a function that delivers events to `target` as Standard Webhooks 1.0.0 says. Redirects aren't followed and
 * count as refusals. Only the status counts: a little of the body is read, so that the connection can be reused, and
 * discarded.
 */
export const createWebhookDeliverer =
  (target: WebhookTarget, { fetch, now, timeoutMs: longest = 10_000 }: Network): Deliver =>
  async (event, id, timeoutMs = longest) => {
    const at = now()
    const body = JSON.stringify(event)
    const startMs = performance.now()
    const answer = await fetch(target.url, {
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        "content-type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
        "webhook-signature": createWebhookSignature(id, at, body, target.secrets),
      },
      body,
    }).catch(getErrorCode)
    const ms = Math.round(performance.now() - startMs)
    if (typeof answer === "string") return { outcome: "refused", status: null, code: answer, ms, retryAfterMs: null }

    await discardResponseBody(answer.body)
    const outcome = answer.ok ? "delivered" : answer.status === 410 ? "gone" : "refused"
    const isPage = answer.ok && (answer.headers.get("content-type") ?? "").includes("text/html")
    return {
      outcome,
      status: answer.status,
      code: isPage ? HTML_ANSWER : null,
      ms,
      retryAfterMs: parseRetryAfterHeader(answer.headers.get("retry-after"), at),
    }
  }

/** Reads at most 4 kB of the body, for at most half a second, then closes the connection. A broken body does no harm. */
async function discardResponseBody(body: Response["body"]): Promise<void> {
  if (!body) return
  const reader = body.getReader()
  const closeConnection = () => reader.cancel().catch(getErrorCode)
  const timer = setTimeout(closeConnection, LONGEST_BODY_MS)
  const readBodyPart = () => reader.read().catch(getErrorCode)
  let size = 0
  for (
    let part = await readBodyPart();
    typeof part === "object" && !part.done && size < LARGEST_BODY;
    part = await readBodyPart()
  )
    size += part.value.byteLength
  clearTimeout(timer)
  await closeConnection()
}

/** Parses a `Retry-After` header into milliseconds from `at`; `null` if it's absent, past or invalid. */
function parseRetryAfterHeader(header: string | null, at: Date): number | null {
  if (header === null) return null
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - at.getTime()
  return ms > 0 ? ms : null
}

/**
 * The `webhook-signature` header of Standard Webhooks: one signature per secret, so that receivers with the old secret
 * and with the new one accept it while a secret is replaced.
 *
 * @param at When this attempt is made.
 */
export const createWebhookSignature = (id: string, at: Date, body: string, secrets: readonly string[]): string =>
  secrets.map(secret => new Webhook(secret).sign(id, at, body)).join(" ")
