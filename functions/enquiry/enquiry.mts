import type { Config } from "@netlify/functions"
import { emails } from "../../src/documents/emails/emails"
import { renderEnquiryPage } from "../../src/documents/enquiry-page"
import { renderMessagePage } from "../../src/documents/message-page"
import { parseEnquiryChange, parseNoticeAnswer, type EnquiryChange } from "../../src/domain/lead/enquiry"
import { refuseField } from "../../src/domain/parse/parse-result"
import { paths } from "../../src/domain/paths"
import { createPageResponse, refuseAsJson, refuseAsPage } from "../../src/leads/http/answers"
import type { Handler } from "../../src/leads/http/edge"
import { createLeadChangedEvent } from "../../src/leads/core/events/lead-changed"
import { getFirmForRequest } from "../../src/leads/core/events/request-parts"
import { findSavedQuote } from "../../src/leads/store/find-quote"
import { hasStoredRecord, readFullLead } from "../../src/leads/store/read-records"
import type { LeadPorts, Ports } from "../../src/leads/core/ports"
import { createPublicId } from "../../src/leads/core/ids"
import { createRefusedChangeToken, readRefusedChange, verifySignedLink } from "../../src/leads/core/links"
import { withProductionPorts } from "../../src/leads/production/production-ports"
import { receiveFormPost, type FormPages, type Kind } from "../../src/leads/http/receive"
import {
  isChangeNoticeVoid,
  isChangeUndone,
  isEmailChangedTooOften,
  parseLeadRecord,
} from "../../src/leads/core/records"
import { refusals } from "../../src/leads/http/refusals"
import { getStoreUnavailableCode } from "../../src/leads/http/take-lead"
import { isUnsubscribedEmailAddress } from "../../src/leads/store/unsubscribed"

const DONE = "done"

/** The query parameter with a change that was refused. */
const REFUSED = "refused"

/** The longest such change, in characters of the address. Not every server takes longer addresses. */
const LONGEST_REFUSED = 4000

/**
 * Lets the holder of an enquiry's signed link change or withdraw it, or stop older links; and lets whoever is told of a
 * change by email undo it. GET shows what can be done and none of the stored details. POST `{change, name, email, phone,
 * note}` does it, and answers as `receiveFormPost` does, but that a browser's form with mistakes is redirected too, so that
 * Back never sends a form again. 400 for a link that isn't ours, 404 for a quote that's no longer stored, 410 for a link
 * that was stopped, 503.
 */
export const changeEnquiry =
  (ports: Ports): Handler =>
  async (request, call) => {
    const own = ports(call)
    const isShown = request.method === "GET" || request.method === "HEAD"
    const isJson = request.headers.get("content-type")?.startsWith("application/json") ?? false
    const refuse = isJson ? refuseAsJson : refuseAsPage(renderMessagePage, own.firm)
    if (!isShown && request.method !== "POST") return refuse(refusals.method("GET, HEAD, POST"))

    const { token = "" } = call.params
    const link = verifySignedLink(own, "enquiry", token) ?? verifySignedLink(own, "notice", token)
    if (!link) return refuse(refusals.badLink)
    const enquiry = await findEnquiry(own, link).catch(getStoreUnavailableCode)
    if (typeof enquiry === "string") return refuse(refusals.unavailable(own.firm))
    if (!enquiry) return refuse(refusals.notFound)

    const { id, lead, notice, canMail } = enquiry
    const firm = getFirmForRequest(own.firm, enquiry.request)
    const path = paths.enquiry(token)
    const { searchParams } = new URL(request.url)
    const isDone = searchParams.has(DONE)
    if (enquiry.isLinkStopped && isShown && isDone) {
      const message = { title: "Old links have stopped working", text: "We’ve emailed you a new one.", status: 200 }
      return createPageResponse(200, renderMessagePage({ ...message, firm }))
    }
    if (enquiry.isLinkStopped) return refuse(refusals.oldLink)
    const createFormKey = () => createPublicId(own.random)
    const page = { path, id, notice, canMail, newKey: createFormKey }
    // Each change is told at the address from before, so nobody may have us write to one address after the other.
    const parseChange = (wire: unknown): ReturnType<typeof parseEnquiryChange> => {
      const result = parseEnquiryChange(wire)
      if (!enquiry.isEmailFixed || !result.ok || result.value.change !== "details") return result
      if (result.value.email === null || result.value.email === enquiry.request?.email) return result
      const message = `It was changed three times in the last 24 hours. Call ${firm.phone.display}, or try again tomorrow.`
      return refuseField("email", "too-often", message)
    }
    if (isShown) {
      const wire = readRefusedChange(own, id, searchParams.get(REFUSED))
      const result = wire === null ? null : parseChange(wire)
      const errors = result && !result.ok ? result.errors : []
      return createPageResponse(200, renderEnquiryPage({ ...page, firm, done: isDone, wire, errors }))
    }

    const change: Kind<EnquiryChange> = {
      type: "lead.changed.v1",
      id,
      parse: notice ? parseNoticeAnswer : parseChange,
      ...(notice && { once: ({ change }) => `${change} ${notice.webhookId}` }),
      event: payload => {
        const at = new Date(Math.max(payload.at.getTime(), enquiry.lastChangedAt + 1))
        const about = { requestWebhookId: lead, request: enquiry.request, notice, linkOn: link.on, canMail }
        return createLeadChangedEvent({ ...payload, ...about, at })
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
    const renderForm: FormPages["renderForm"] = form => renderEnquiryPage({ ...page, ...form, done: false })
    const createRefusedPath = (wire: unknown) => {
      const refusedChange = createRefusedChangeToken(own, id, wire, own.now())
      return refusedChange.length > LONGEST_REFUSED ? null : `${path}?${REFUSED}=${refusedChange}`
    }
    return receiveFormPost(request, call, own, change, { renderForm, renderMessagePage, createRefusedPath })
  }

type EnquiryLink = NonNullable<ReturnType<typeof verifySignedLink<"enquiry" | "notice">>>

/**
 * Finds the enquiry that a link is for, with its request, which is `null` if it's unreadable or was reduced to a marker, and
 * the change that the link is about. `null` if the quote or that change is no longer stored. @throws StoreUnavailable
 */
async function findEnquiry(own: LeadPorts, link: EnquiryLink) {
  const quote = (await findSavedQuote(own, link.quoteId))?.record
  if (!quote) return null
  const record = await readFullLead(own, quote.lead)
  const request =
    record !== "unreadable" && record?.event.type === "quote.requested.v1" ? record.event.data.request : null
  const { changedAt = {}, settled = [] } = record === "unreadable" ? {} : (record ?? {})
  // Two changes never have the same time, since details are those of the latest.
  const times = [...Object.values(changedAt), ...settled.map(({ at }) => at), quote.linksSince ?? ""]
  const enquiry = {
    ...{ id: quote.id, lead: quote.lead, request },
    isEmailFixed: record !== null && record !== "unreadable" && isEmailChangedTooOften(record, own.now()),
    lastChangedAt: Math.max(...times.map(at => Date.parse(at) || 0)),
    // The firm tells someone who wants no email from the site, or whose request may be spam.
    canMail:
      own.mail !== null &&
      !(await hasStoredRecord(own.store, "held", quote.lead)) &&
      !(request && (await isUnsubscribedEmailAddress(own, request.email))),
  }
  if (link.for === "enquiry") return { ...enquiry, notice: null, isLinkStopped: link.since !== quote.linksSince }
  const change = await readFullLead(own, link.change)
  if (change === null || change === "unreadable" || change.event.type !== "lead.changed.v1") return null
  const { timestamp, data } = change.event
  const { before } = data.contact
  if (!before) return null
  const isUndone = isChangeUndone({ settled }, timestamp)
  const areLinksStopped = settled.some(({ from, undone }) => from === timestamp && !undone)
  return {
    ...enquiry,
    notice: { webhookId: link.change, timestamp, before, isUndone, areLinksStopped },
    isLinkStopped: isChangeNoticeVoid({ settled }, timestamp),
  }
}

export default withProductionPorts(changeEnquiry, emails)

export const config: Config = {
  path: "/enquiries/:token",
  rateLimit: { windowSize: 60, windowLimit: 20, aggregateBy: ["ip", "domain"] },
}
