import type { Config } from "@netlify/functions"
import { renderEnquiryPage } from "../../src/documents/enquiry-page"
import { renderMessagePage } from "../../src/documents/message-page"
import { parseEnquiryChange, type EnquiryChange } from "../../src/domain/lead/enquiry"
import { paths } from "../../src/domain/paths"
import { createPageResponse, refuseAsJson, refuseAsPage } from "../../src/leads/http/answers"
import type { Handler } from "../../src/leads/http/edge"
import { createLeadChangedEvent } from "../../src/leads/core/events/lead-changed"
import { findSavedQuote } from "../../src/leads/store/find-quote"
import { readFullLead } from "../../src/leads/store/read-records"
import type { LeadPorts, Ports } from "../../src/leads/core/ports"
import { createPublicId } from "../../src/leads/core/ids"
import { createRefusedChangeToken, readRefusedChange, verifySignedLink } from "../../src/leads/core/links"
import { withProductionPorts } from "../../src/leads/production/production-ports"
import { receiveFormPost, type FormPages, type Kind } from "../../src/leads/http/receive"
import { parseLeadRecord } from "../../src/leads/core/records"
import { refusals } from "../../src/leads/http/refusals"
import { getStoreUnavailableCode } from "../../src/leads/http/take-lead"

const DONE = "done"

/** The query parameter with a change that was refused. */
const REFUSED = "refused"

/** The longest such change, in characters of the address. Not every server takes longer addresses. */
const LONGEST_REFUSED = 4000

/**
 * Lets the holder of an enquiry's signed link change or withdraw it. GET shows what can be done and none of the stored
 * details. POST `{change, name, email, phone, note}` does it, and answers as `receiveFormPost` does, but that a browser's form
 * with mistakes is redirected too, so that Back never sends a form again. 400 for a link that isn't ours, 404 for a quote
 * that's no longer stored, 503.
 */
export const changeEnquiry =
  (ports: Ports): Handler =>
  async (request, call) => {
    const own = ports(call)
    const { firm } = own
    const isShown = request.method === "GET" || request.method === "HEAD"
    const isJson = request.headers.get("content-type")?.startsWith("application/json") ?? false
    const refuse = isJson ? refuseAsJson : refuseAsPage(renderMessagePage, firm)
    if (!isShown && request.method !== "POST") return refuse(refusals.method("GET, HEAD, POST"))

    const link = verifySignedLink(own, "enquiry", call.params.token)
    if (!link) return refuse(refusals.badLink)
    const foundQuote = await findSavedQuote(own, link.quoteId).catch(getStoreUnavailableCode)
    if (typeof foundQuote === "string") return refuse(refusals.unavailable(firm))
    if (!foundQuote) return refuse(refusals.notFound)

    const { id, lead } = foundQuote.record
    const path = paths.enquiry(call.params.token ?? "")
    const createFormKey = () => createPublicId(own.random)
    const { searchParams } = new URL(request.url)
    if (isShown) {
      const wire = readRefusedChange(own, id, searchParams.get(REFUSED))
      const result = wire === null ? null : parseEnquiryChange(wire)
      const errors = result && !result.ok ? result.errors : []
      const page = { path, id, firm, done: searchParams.has(DONE), newKey: createFormKey, wire, errors }
      return createPageResponse(200, renderEnquiryPage(page))
    }

    const saved = await findQuoteRequest(own, lead)
    // Two changes never have the same time, since details are those of the latest.
    const lastChangedAt = Math.max(0, ...Object.values(saved?.changedAt ?? {}).map(Date.parse))
    const change: Kind<EnquiryChange> = {
      type: "lead.changed.v1",
      id,
      parse: parseEnquiryChange,
      event: payload => {
        const at = new Date(Math.max(payload.at.getTime(), lastChangedAt + 1))
        return createLeadChangedEvent({
          ...{ ...payload, at, requestWebhookId: lead, request: saved?.event.data.request ?? null },
        })
      },
      next: `${path}?${DONE}=yes`,
      // The link proves who sends the change.
      heldWhenSuspicious: false,
      // Each form of the page has a key. A program without keys makes a new change each time: after x, y and x again,
      // the detail is x.
      sameAgain: "new",
      isReplaced: async first => {
        const record = parseLeadRecord(await own.store.get("lead", lead))
        return Object.values(record?.changedAt ?? {}).some(at => at > first)
      },
    }
    const renderForm: FormPages["renderForm"] = page =>
      renderEnquiryPage({ path, id, done: false, newKey: createFormKey, ...page })
    const createRefusedPath = (wire: unknown) => {
      const token = createRefusedChangeToken(own, id, wire, own.now())
      return token.length > LONGEST_REFUSED ? null : `${path}?${REFUSED}=${token}`
    }
    return receiveFormPost(request, call, own, change, { renderForm, renderMessagePage, createRefusedPath })
  }

/** Finds the stored request; `null` if there's nothing to read. The change is accepted all the same. */
async function findQuoteRequest({ store }: LeadPorts, lead: string) {
  const record = await readFullLead({ store }, lead).catch(getStoreUnavailableCode)
  if (record === null || typeof record === "string") return null
  const { event, changedAt } = record
  return event.type === "quote.requested.v1" ? { event, changedAt } : null
}

export default withProductionPorts(changeEnquiry)

export const config: Config = {
  path: "/enquiries/:token",
  rateLimit: { windowSize: 60, windowLimit: 20, aggregateBy: ["ip", "domain"] },
}
