import { isCrawler } from "../../domain/crawlers"
import { getErrorCode } from "../core/errors"
import type { Log } from "../core/log"
import type { Call } from "../core/ports"
import { refuseAsJson, refuseAsText, answerNoContent } from "./answers"
import { refusals } from "./refusals"

export type Handler = (request: Request, call: Call) => Promise<Response>

/** The last resort: whatever `handler` throws becomes a plain 500, without a stack, and a line in the log. */
export const withLastResort =
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

/** True for a program that reads pages for others, and for one that doesn't say what it is: a browser always does. */
export function isRobot(headers: Headers): boolean {
  const userAgent = headers.get("user-agent") ?? ""
  return userAgent === "" || isCrawler(userAgent)
}

/** What scripts on our pages may send from another origin. */
const PERMITTED = {
  "access-control-allow-methods": "GET, POST",
  "access-control-allow-headers": "content-type, idempotency-key",
  // In seconds: a form asks once.
  "access-control-max-age": "7200",
}

const isPreflight = ({ method, headers }: Request): boolean =>
  method === "OPTIONS" && headers.has("access-control-request-method")

/**
 * Lets scripts in pages of ours use a function that answers at another origin than theirs, and nobody else's. Without
 * credentials: there are none.
 *
 * @param ownOrigins Gives the origins of our pages. Asked only when a request names its origin.
 */
export const allowOrigins =
  (ownOrigins: () => readonly string[], handler: Handler): Handler =>
  async (request, call) => {
    const origin = request.headers.get("origin")
    const isOwn = origin !== null && ownOrigins().includes(origin)
    const answer = isOwn && isPreflight(request) ? answerNoContent(PERMITTED) : await handler(request, call)
    answer.headers.append("vary", "origin")
    if (isOwn) answer.headers.set("access-control-allow-origin", origin)
    return answer
  }

/**
 * The origin of the page of ours that `request` was sent from, when that is another than the function's own; empty
 * otherwise. Before a path, it leads back to where the visitor came from.
 */
export function getPageOrigin(request: Request, ownOrigins: readonly string[]): string {
  const origin = request.headers.get("origin")
  return origin !== null && ownOrigins.includes(origin) && origin !== new URL(request.url).origin ? origin : ""
}
