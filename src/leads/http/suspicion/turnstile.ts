import * as v from "valibot"
import { CHALLENGE_ACTION } from "../../../domain/lead/quote-request-types"
import type { Challenge } from "../../core/ports"

const SITEVERIFY = "https://challenges.cloudflare.com/turnstile/v0/siteverify"
const TIMEOUT_MS = 1_000
const TRIES = 2
const LONGEST_TOKEN = 2_048

/** Cloudflare's secrets for testing. With them, its answer has a test host and a test action instead of ours. */
const TEST_SECRET = /^[123]x0+AA$/

const answerSchema = v.object({
  success: v.boolean(),
  hostname: v.optional(v.string(), ""),
  action: v.optional(v.string(), ""),
})

export type TurnstileOptions = {
  secret: string
  /** Hosts whose pages show the test. */
  hostnames: readonly string[]
  fetch: typeof globalThis.fetch
  newKey: () => string
  timeoutMs?: number
}

/**
 * Creates the check of Cloudflare Turnstile tokens. A token is valid once, for 300 seconds; the idempotency key makes a
 * second try safe.
 * Source: https://developers.cloudflare.com/turnstile/get-started/server-side-validation/, checked 2026-11-21.
 */
export function createTurnstileVerifier({
  secret,
  hostnames,
  fetch,
  newKey,
  timeoutMs = TIMEOUT_MS,
}: TurnstileOptions): Challenge {
  const verifyTurnstileToken = async (body: URLSearchParams) => {
    const response = await fetch(SITEVERIFY, {
      method: "POST",
      body,
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    })
    return response.status < 500 ? v.parse(answerSchema, await response.json()) : null
  }
  const isAnswerForOurSite = ({ hostname, action }: v.InferOutput<typeof answerSchema>): boolean =>
    TEST_SECRET.test(secret) || (hostnames.includes(hostname) && action === CHALLENGE_ACTION)

  return async (token, ip) => {
    if (token.length > LONGEST_TOKEN) return "failed"
    const body = new URLSearchParams({ secret, response: token, idempotency_key: newKey() })
    if (ip) body.set("remoteip", ip)
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const answer = await verifyTurnstileToken(body).catch(() => null)
      if (answer) return answer.success && isAnswerForOurSite(answer) ? "passed" : "failed"
    }
    return "unreachable"
  }
}
