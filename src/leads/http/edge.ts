import { createHash, timingSafeEqual } from "node:crypto"
import { isCrawler } from "../../domain/crawlers"
import { getErrorCode } from "../core/errors"
import type { Log } from "../core/log"
import type { Call } from "../core/ports"
import { refuseAsJson, refuseAsText, createNoContentResponse } from "./answers"
import { refusals } from "./refusals"

export type Handler = (request: Request, call: Call) => Promise<Response>

/** Wraps `handler` so that any error becomes a plain 500 without a stack trace, and is logged. */
export const withErrorResponse =
  (handler: Handler, log: Log): Handler =>
  async (request, call) => {
    try {
      return await handler(request, call)
    } catch (error) {
      log({ event: "failed", code: getErrorCode(error), alert: true })
      const refuse = request.headers.get("accept")?.includes("text/html") ? refuseAsText : refuseAsJson
      return refuse(refusals.failed)
    }
  }

/**
 * Whether a request has one of these bearer tokens. Digests are compared, so that the time it takes reveals nothing about
 * a token.
 */
export function hasBearerToken(headers: Headers, tokens: readonly string[]): boolean {
  const [, sentToken = ""] = /^bearer (.+)$/i.exec(headers.get("authorization") ?? "") ?? []
  const calculateDigest = (text: string) => createHash("sha256").update(text).digest()
  return tokens.filter(token => timingSafeEqual(calculateDigest(token), calculateDigest(sentToken))).length > 0
}

/** True for a crawler, and for a client without a user agent: browsers always send one. */
export function isRobotRequest(headers: Headers): boolean {
  const userAgent = headers.get("user-agent") ?? ""
  return userAgent === "" || isCrawler(userAgent)
}

/** CORS headers: what scripts on our pages may send from another origin. */
const PERMITTED = {
  "access-control-allow-methods": "GET, POST, PUT",
  "access-control-allow-headers": "content-type, idempotency-key",
  // In seconds, so that a form needs only one preflight request.
  "access-control-max-age": "7200",
}

/**
 * Lets scripts on our own pages, and no others, call a function at another origin. Credentials aren't allowed, since
 * there are none.
 *
 * @param ownOrigins Returns the origins of our pages. Called only if a request has an `Origin` header.
 */
export const allowCrossOriginRequests =
  (ownOrigins: () => readonly string[], handler: Handler): Handler =>
  async (request, call) => {
    const origin = request.headers.get("origin")
    const isOwn = origin !== null && ownOrigins().includes(origin)
    const isPreflight = request.method === "OPTIONS" && request.headers.has("access-control-request-method")
    const answer = isOwn && isPreflight ? createNoContentResponse(PERMITTED) : await handler(request, call)
    answer.headers.append("vary", "origin")
    if (isOwn) answer.headers.set("access-control-allow-origin", origin)
    return answer
  }

/**
 * The origin of the page that `request` was sent from, if it's one of ours and not the function's own; otherwise empty.
 */
export function getSendingPageOrigin(request: Request, ownOrigins: readonly string[]): string {
  const origin = request.headers.get("origin")
  return origin !== null && ownOrigins.includes(origin) && origin !== new URL(request.url).origin ? origin : ""
}
