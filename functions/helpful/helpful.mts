import type { Config } from "@netlify/functions"
import { renderMessagePage } from "../../src/documents/message-page"
import { fromFormFields } from "../../src/domain/lead/form-fields"
import { parseHelpful } from "../../src/domain/lead/helpful"
import { paths } from "../../src/domain/paths"
import { getErrorCode, StoreUnavailable } from "../../src/leads/core/errors"
import { storeId } from "../../src/leads/core/ids"
import type { Ports } from "../../src/leads/core/ports"
import { keepHelpful } from "../../src/leads/helpful/helpful-answers"
import {
  jsonAnswer,
  jsonErrors,
  refuseAsJson,
  refuseAsPage,
  seeOther,
  type RenderMessagePage,
} from "../../src/leads/http/answers"
import { type Handler, getPageOrigin } from "../../src/leads/http/edge"
import { withVisit } from "../../src/leads/http/form-visit"
import { readIdempotencyKey, openPost, createMissingKey } from "../../src/leads/http/gate"
import { isRobot } from "../../src/leads/http/robots"
import { refusals } from "../../src/leads/http/refusals"
import { withProductionPorts } from "../../src/leads/production/production-ports"

/**
 * POST whether a page was helpful: 201 `{next}` kept, 200 the same again, 409 something else under the same key, 422
 * errors by field, 503 not kept. A browser's plain form goes on to the thank-you page by 303. Robots are answered as if it
 * were kept, and it isn't. Nothing is kept of who answers, and no webhook gets it.
 */
export const takeHelpful =
  (ports: Ports, renderMessage: RenderMessagePage): Handler =>
  async (request, call) => {
    const own = ports(call)
    const { idSecret, now, random, firm, ownOrigins, log } = own
    const opened = await openPost(request, ownOrigins)
    const { form } = opened
    const refuse = form ? refuseAsPage(renderMessage, firm) : refuseAsJson
    if (!opened.ok) return refuse(opened.refusal)
    const wire = opened.form ? withVisit(fromFormFields(opened.entries), request) : opened.body
    const given = readIdempotencyKey(request, wire)
    if (given === "malformed") return refuse(refusals.badKey)
    const parsed = parseHelpful(wire)
    // The browser keeps to the form's limits by itself, so nobody who only fills it in needs it back.
    if (!parsed.ok) return form ? refuse(refusals.fields) : jsonErrors(422, parsed.errors)

    const { page, answer, missing } = parsed.value
    const thank = (status: 200 | 201) =>
      form
        ? seeOther(getPageOrigin(request, ownOrigins) + paths.feedbackThankYou)
        : jsonAnswer(status, { next: paths.feedbackThankYou })
    if (isRobot(request.headers)) return thank(201)

    const fingerprint = storeId(idSecret, "helpful", page, answer, missing ?? "")
    // An answer doesn't say whose it is, as a rating doesn't.
    const unkeyed = createMissingKey("repeat-of-client", { fingerprint, ip: call.ip, now: now(), random })
    try {
      const kept = await keepHelpful(own, storeId(idSecret, "helpful", given.key ?? unkeyed), parsed.value)
      if (kept === "other") return refuse(refusals.otherBody)
      return thank(kept === "new" ? 201 : 200)
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error
      log({ event: "unavailable", kind: "helpful", code: getErrorCode(error), alert: true })
      return refuse(refusals.unavailable(firm))
    }
  }

export default withProductionPorts(ports => takeHelpful(ports, renderMessagePage))

export const config: Config = {
  path: "/api/helpful",
  rateLimit: { windowSize: 60, windowLimit: 20, aggregateBy: ["ip", "domain"] },
}
