import type { Config } from "@netlify/functions"
import * as v from "valibot"
import type { PageTest } from "../../src/domain/content/data-schemas"
import { isPageTestRunning } from "../../src/domain/page-tests/page-tests"
import type { Ports } from "../../src/leads/core/ports"
import { getSydneyDate } from "../../src/leads/core/schedule"
import { createNoContentResponse, refuseAsJson } from "../../src/leads/http/answers"
import { isRobotRequest, type Handler } from "../../src/leads/http/edge"
import { checkAndReadPostRequest } from "../../src/leads/http/gate"
import { refusals, type Refusal } from "../../src/leads/http/refusals"
import { checkSignedFormTimestamp } from "../../src/leads/http/suspicion/form-stamp"
import { getStoreUnavailableCode } from "../../src/leads/http/take-lead"
import { withProductionPorts } from "../../src/leads/production/production-ports"
import { savePageView } from "../../src/leads/views/view-record"

/** The largest body that's accepted: enough for two addresses. */
const MOST_BYTES = 1024

const viewSchema = v.strictObject({ page: v.string(), variant: v.string(), stamp: v.string() })

const notUnderTest: Refusal = {
  status: 422,
  code: "not-under-test",
  title: "We don't count that",
  text: "Name a page that is under test today, one of its variants, and a new stamp.",
}

/**
 * Handles the POST that says a visit saw a page under test: 204 once it's counted. Views by robots, of pages that a
 * browser prefetched, and with a stamp that was counted before get the same answer and aren't counted. 422 for anything
 * that isn't a variant of a running test, or has no stamp of this site, 503. Nothing about the sender is stored.
 */
export const countPageView =
  (ports: Ports): Handler =>
  async (request, call) => {
    const own = ports(call)
    const post = await checkAndReadPostRequest(request, own.ownOrigins, MOST_BYTES)
    if (!post.ok) return refuseAsJson(post.refusal)
    const view = v.safeParse(viewSchema, post.form ? Object.fromEntries(post.entries) : post.body)
    if (!view.success || !isVariantUnderTest(view.output, own.pageTests(), own.now())) return refuseAsJson(notUnderTest)
    const { stamp, ...variantView } = view.output
    // A page's script sends its stamp at once. An older one may have been counted and forgotten.
    if (!["fine", "too-young"].includes(checkSignedFormTimestamp(own.idSecret, stamp, own.now(), 0)))
      return refuseAsJson(notUnderTest)
    if (!isPageViewByHuman(request.headers)) return createNoContentResponse({})
    const failure = await savePageView(own, variantView, stamp).catch(getStoreUnavailableCode)
    return failure === undefined ? createNoContentResponse({}) : refuseAsJson(refusals.unavailable(own.firm))
  }

const isVariantUnderTest = (
  { page, variant }: v.InferOutput<typeof viewSchema>,
  tests: readonly PageTest[],
  now: Date,
): boolean =>
  tests.some(
    test =>
      test.page === page &&
      isPageTestRunning(test, getSydneyDate(now)) &&
      test.variants.some(({ name }) => name === variant),
  )

/** True if a visitor saw the page: it wasn't a robot, and the page wasn't only prefetched. */
function isPageViewByHuman(headers: Headers): boolean {
  const purpose = ["sec-purpose", "purpose", "x-moz"].map(name => headers.get(name) ?? "").join(" ")
  return !isRobotRequest(headers) && !/prefetch|prerender|preview/i.test(purpose)
}

export default withProductionPorts(countPageView)

export const config: Config = {
  path: "/api/views",
  rateLimit: { windowSize: 60, windowLimit: 10, aggregateBy: ["ip", "domain"] },
}
