import { errorCode } from "../core/errors"
import type { Log } from "../core/log"
import type { Call } from "../core/ports"
import { refuseAsJson, refuseAsText } from "./answers"
import { refusals } from "./refusals"

export type Handler = (request: Request, call: Call) => Promise<Response>

/** The last resort: whatever `handler` throws becomes a plain 500, without a stack, and a line in the log. */
export const lastResort =
  (handler: Handler, log: Log): Handler =>
  async (request, call) => {
    try {
      return await handler(request, call)
    } catch (error) {
      log({ event: "failed", code: errorCode(error), alert: true })
      const refuse = request.headers.get("accept")?.includes("text/html") ? refuseAsText : refuseAsJson
      return refuse(refusals.failed)
    }
  }
