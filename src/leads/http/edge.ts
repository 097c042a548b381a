import { errorCode } from "../core/errors"
import type { Log } from "../core/log"
import type { Call } from "../core/ports"
import { jsonErrors, textAnswer } from "./answers"
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
      const { status, code, title, text } = refusals.failed
      if (!request.headers.get("accept")?.includes("text/html"))
        return jsonErrors(status, [{ field: "", code, message: text }])
      return textAnswer(status, `${title}. ${text}`)
    }
  }
