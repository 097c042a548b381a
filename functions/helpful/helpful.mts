import type { Config } from "@netlify/functions"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { renderMessagePage } from "../../src/documents/message-page"
import { BUILDS } from "../../src/domain/builds"
import { NAME_A_PAGE, parseHelpful } from "../../src/domain/lead/helpful"
import { refuseField } from "../../src/domain/parse/parse-result"
import { paths } from "../../src/domain/paths"
import { createHashKey } from "../../src/leads/core/ids"
import type { Ports } from "../../src/leads/core/ports"
import { savePageHelpfulnessAnswer } from "../../src/leads/helpful/helpful-answers"
import { createJsonResponse, createErrorsResponse, createRedirectResponse } from "../../src/leads/http/answers"
import { type Handler, getSendingPageOrigin, isRobotRequest } from "../../src/leads/http/edge"
import { createFallbackIdempotencyKey } from "../../src/leads/http/gate"
import { openFormPost } from "../../src/leads/http/receive"
import { refusals } from "../../src/leads/http/refusals"
import { getStoreUnavailableCode } from "../../src/leads/http/take-lead"
import { withProductionPorts } from "../../src/leads/production/production-ports"

/**
 * Handles the POST that says whether a page was helpful: 201 `{next}` if it's stored, 200 for a repeat, 409 for another
 * answer under the same key, 422 with errors by field, 503 if it isn't stored. A browser's plain form is redirected to
 * the thank-you page with 303. Robots get the same answer, but nothing is stored. Nothing about the sender is stored,
 * and no webhook gets the answer.
 *
 * @param isPage Whether the site has a page at this path.
 */
export const receiveHelpfulAnswer =
  (ports: Ports, isPage: (path: string) => boolean = () => true): Handler =>
  async (request, call) => {
    const own = ports(call)
    const { idSecret, firm, ownOrigins, log } = own
    const post = await openFormPost(request, own, renderMessagePage)
    if (post instanceof Response) return post
    const { form, refuse } = post
    const parsed = parseHelpful(post.wire)
    const result = parsed.ok && !isPage(parsed.value.page) ? refuseField("page", "format", NAME_A_PAGE) : parsed
    // Browsers enforce the limits of the form, so someone who just fills it in never sends an invalid answer.
    if (!result.ok) return form ? refuse(refusals.fields) : createErrorsResponse(422, result.errors)

    const { page, answer, missing } = result.value
    const answerWithThanks = (status: 200 | 201) =>
      form
        ? createRedirectResponse(getSendingPageOrigin(request, ownOrigins) + paths.feedbackThankYou)
        : createJsonResponse(status, { next: paths.feedbackThankYou })
    if (isRobotRequest(request.headers)) return answerWithThanks(201)

    const fingerprint = createHashKey(idSecret, "helpful", page, answer, missing ?? "")
    // An answer doesn't say who gave it.
    const fallbackKey = createFallbackIdempotencyKey("repeat-of-client", fingerprint, own, call)
    const key = createHashKey(idSecret, "helpful", post.key ?? fallbackKey)
    const outcome = await savePageHelpfulnessAnswer(own, key, result.value).catch((error: unknown) => {
      log({ event: "unavailable", kind: "helpful", code: getStoreUnavailableCode(error), alert: true })
      return null
    })
    if (outcome === null) return refuse(refusals.unavailable(firm))
    return outcome === "other" ? refuse(refusals.otherBody) : answerWithThanks(outcome === "new" ? 201 : 200)
  }

export default withProductionPorts(ports => receiveHelpfulAnswer(ports, createPageCheck(process.cwd())))

export const config: Config = {
  path: "/api/helpful",
  rateLimit: { windowSize: 60, windowLimit: 20, aggregateBy: ["ip", "domain"] },
}

/**
 * Creates the check whether the site has a page, from the files about its build below `root`, which `included_files` in
 * `netlify.toml` deploys with the function. Without them every page counts.
 */
export function createPageCheck(root: string): (path: string) => boolean {
  const readBuildFile = (file: string): unknown => JSON.parse(readFileSync(join(root, "public", file), "utf8"))
  if (!existsSync(join(root, "public", BUILDS.latest))) return () => true
  const { id } = v.parse(v.object({ id: v.string() }), readBuildFile(BUILDS.latest))
  const { prerendered } = v.parse(v.object({ prerendered: v.array(v.string()) }), readBuildFile(BUILDS.meta(id)))
  return path => prerendered.includes(path)
}
