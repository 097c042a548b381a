import { parseFormFields } from "../../domain/lead/form-fields"
import type { FieldError, Parsed } from "../../domain/parse/parse-result"
import { normaliseRequestForKey } from "../../domain/lead/request-key"
import type { Trace } from "../../domain/lead/context"
import { PARTNER_KEYS } from "../../domain/lead/quote-request-types"
import type { Quote } from "../../domain/quote/quote-types"
import {
  createJsonResponse,
  createErrorsResponse,
  createPageResponse,
  refuseAsJson,
  refuseAsPage,
  createRedirectResponse,
  type Refuse,
  type RenderMessagePage,
} from "./answers"
import type { LeadEvent, LeadType } from "../core/event"
import { getFirmForRequest } from "../core/events/request-parts"
import { createQuoteRecordKey } from "../store/find-quote"
import type { Firm, Call, LeadPorts, Ports } from "../core/ports"
import { type Handler, getSendingPageOrigin } from "./edge"
import { readIdempotencyKey, checkAndReadPostRequest, createFallbackIdempotencyKey, type SameAgain } from "./gate"
import { createPublicId, createHashKey } from "../core/ids"
import { createLeadKey } from "../core/lead-key"
import { getWithdrawnAt } from "../core/records"
import { addVisitToFormFields } from "./form-visit"
import { refusals } from "./refusals"
import { findSpamSuspicions } from "./suspicion/find-suspicions"
import { saveAndDeliverLead, getStoreUnavailableCode, type LeadOutcome } from "./take-lead"

/** A kind of lead that a form sends. */
export type Kind<T extends Trace, E extends LeadEvent = LeadEvent> = {
  type: E["type"]
  /** @param at When the form came. */
  parse: (wire: unknown, at: Date) => Parsed<T>
  /**
   * Creates the event. Called twice: for the lead as it's stored, and for the lead as the only copy, in case it can't be
   * stored.
   *
   * @param key The key of the lead, for the log.
   */
  event: (lead: { id: string; sent: T; kept: boolean; suspicions: readonly string[]; at: Date }, key: string) => E
  /** The quote that's stored as well, for anyone with the id; `null` if a person must price the request. */
  quote?: (event: E) => Quote | null
  /** The id, if there's one already; otherwise a new one is created. */
  id?: string
  /** The first parts of the lead's key; `id` by default. If they change, a repeat of a stored lead becomes a new lead. */
  keyStart?: readonly string[]
  /** What the lead's key is made of instead of the form's key, for something that's done once whoever sends it. */
  once?: (sent: T) => string
  /** False to deliver a suspicious lead at once, along with its suspicions. */
  heldWhenSuspicious: boolean
  /** The address that an email about the lead goes to. */
  mailTo?: (sent: T) => string
  /** What it means if the same answers come again without a key. */
  sameAgain: SameAgain
  /**
   * True if a later lead replaced the one that came at `first` (ISO 8601 in UTC). Then the same answers again aren't a
   * repeat. @throws StoreUnavailable
   */
  isReplaced?: (first: string) => Promise<boolean>
} & (
  | {
      /** The page that follows. The answer to a program has it and the id. */
      next: string
    }
  | {
      /** Answers with what became of the lead, if there's more to say. @throws StoreUnavailable */
      answer: (lead: ReceivedLead<T, E>) => Response | Promise<Response>
    }
)

/** A lead that was accepted, for the code that answers its sender. */
export type ReceivedLead<T extends Trace, E extends LeadEvent> = {
  sent: T
  taken: AcceptedOutcome
  /** The event as it was sent if the lead couldn't be stored and went straight to the webhook. */
  unkept: E
  /** Whether the lead came from a browser's plain form, which is answered with pages. */
  form: boolean
}

type AcceptedOutcome = Extract<LeadOutcome, { how: "kept" | "handed-over" }>

export type FormPages = {
  /** Renders the form filled in again, with its errors. */
  renderForm: (page: { wire: unknown; errors: readonly FieldError[]; firm: Firm }) => string
  renderMessagePage: RenderMessagePage
  /** Creates the path of a page that shows a refused form again. Without one, the answer to the post is that page. */
  createRefusedPath?: (wire: unknown) => string | null
}

/** The POST of a form, ready to be parsed. `refuse` answers a browser's plain form with pages, and a program with JSON. */
type FormPost = { form: boolean; firm: Firm; refuse: Refuse; wire: unknown; key: string | null }

/** Opens the POST of a form. Returns the answer to one that's refused. */
export async function openFormPost(
  request: Request,
  ports: Pick<LeadPorts, "firm" | "ownOrigins">,
  renderMessagePage: RenderMessagePage,
): Promise<FormPost | Response> {
  const post = await checkAndReadPostRequest(request, ports.ownOrigins)
  const { form } = post
  const createRefuse = (firm: Firm) => (form ? refuseAsPage(renderMessagePage, firm) : refuseAsJson)
  if (!post.ok) return createRefuse(ports.firm)(post.refusal)
  const wire = post.form ? addVisitToFormFields(parseFormFields(post.entries), request) : post.body
  const firm = getFirmForRequest(ports.firm, wire)
  const refuse = createRefuse(firm)
  const keyResult = readIdempotencyKey(request, wire)
  return keyResult === "malformed" ? refuse(refusals.badKey) : { form, firm, refuse, wire, key: keyResult.key }
}

/**
 * Handles the POST of a form: 201 `{id, next}` if it's accepted, 200 for a repeat, 409 for another body under the same
 * key or a repeat of a lead that was replaced since, 422 with errors by field, 503 if the lead could be neither stored
 * nor sent. A browser's plain form is redirected to `next` with 303. With mistakes it's shown again filled in, as the answer to
 * the post (422): a redirect would need what was typed in the store or in an address. Only a form with a page of its own
 * (`createRefusedPath`) is redirected then too.
 */
export async function receiveFormPost<T extends Trace, E extends LeadEvent>(
  request: Request,
  call: Call,
  ports: LeadPorts,
  kind: Kind<T, E>,
  { renderForm, renderMessagePage, createRefusedPath }: FormPages,
): Promise<Response> {
  const { idSecret } = ports
  const post = await openFormPost(request, ports, renderMessagePage)
  if (post instanceof Response) return post
  const { form, refuse, wire, firm } = post
  const at = ports.now()
  const result = kind.parse(wire, at)
  const refusedPath = !result.ok && form ? createRefusedPath?.(wire) : null
  if (refusedPath) return createRedirectResponse(refusedPath)
  if (!result.ok)
    return form
      ? createPageResponse(422, renderForm({ wire, errors: result.errors, firm }))
      : createErrorsResponse(422, result.errors)

  // The partner is part of the fingerprint even if we don't know it, so that a repeat after a deploy is still a repeat.
  const fingerprint = createHashKey(idSecret, "body", normaliseRequestForKey(result.value))
  const submission = removeInventedPartner(result.value, ports.partners)
  const visitorKey =
    kind.once?.(submission) ?? post.key ?? createFallbackIdempotencyKey(kind.sameAgain, fingerprint, ports, call)
  const firstKey = createLeadKey(idSecret, kind.type, ...(kind.keyStart ?? [kind.id ?? ""]), visitorKey)
  const suspicions = await findSpamSuspicions(ports, call, submission, kind.mailTo?.(submission))
  const id = kind.id ?? createPublicId(ports.random)
  const lead = { id, sent: submission, suspicions, at }
  const event = kind.event({ ...lead, kept: true }, firstKey)
  const unkept = kind.event({ ...lead, kept: false }, firstKey)
  const quote = kind.quote && { id, createdAt: event.timestamp, quote: kind.quote(event) }
  const outcome = await saveLeadEvenAfterWithdrawal(idSecret, kind.type, firstKey, key =>
    saveAndDeliverLead(ports, call, {
      key,
      publicId: id,
      fingerprint,
      event,
      unkept,
      quote: quote ? { key: createQuoteRecordKey(idSecret, id), record: { ...quote, lead: key } } : null,
      held: kind.heldWhenSuspicious && suspicions.length > 0,
    }),
  )

  if (outcome.how === "lost") return refuse(refusals.unavailable(firm))
  if (outcome.how === "other-body") return refuse(refusals.otherBody)
  try {
    const first = outcome.how === "kept" && !outcome.kept.fresh ? outcome.kept.record.receivedAt : null
    if (first !== null && (await kind.isReplaced?.(first))) return refuse(refusals.otherBody)
    if ("answer" in kind) return await kind.answer({ sent: submission, taken: outcome, unkept, form })
  } catch (error) {
    getStoreUnavailableCode(error)
    return refuse(refusals.unavailable(firm))
  }
  if (form) return createRedirectResponse(getSendingPageOrigin(request, ports.ownOrigins) + kind.next)
  const fresh = outcome.how === "handed-over" || outcome.kept.fresh
  return createJsonResponse(fresh ? 201 : 200, {
    id: outcome.how === "kept" ? outcome.kept.record.publicId : id,
    next: kind.next,
  })
}

/** `submission` without a partner that never had a page here, and without where it was met: anyone can write a name into a link. */
function removeInventedPartner<T extends Trace>(submission: T, partners: ReadonlySet<string> | null): T {
  if (!submission.partner || !partners || partners.has(submission.partner)) return submission
  const { partner: _, ...others } = submission
  const attribution = Object.fromEntries(
    Object.entries(submission.attribution).filter(([key]) => !PARTNER_KEYS.some(one => one === key)),
  )
  // A quote request always says whether there's a partner; other forms leave it out.
  const none = "partnerConsent" in submission ? { partner: null, partnerConsent: null } : {}
  return { ...others, ...none, attribution } as unknown as T
}

/** Creates the handler of a form whose kind doesn't depend on the call. It answers POST as `receiveFormPost` does. */
export const createFormHandler =
  <T extends Trace, E extends LeadEvent>(kind: Kind<T, E>, pages: FormPages) =>
  (ports: Ports): Handler =>
  (request, call) =>
    receiveFormPost(request, call, ports(call), kind, pages)

/** Accepts a lead under `key`, or under a new key if the lead under `key` was withdrawn. */
async function saveLeadEvenAfterWithdrawal(
  idSecret: string,
  type: LeadType,
  key: string,
  take: (key: string) => Promise<LeadOutcome>,
): Promise<LeadOutcome> {
  const outcome = await take(key)
  const record = outcome.how === "kept" ? outcome.kept.record : null
  const at = record && "event" in record ? getWithdrawnAt(record) : undefined
  // Someone who withdrew may ask for the same again. That's a new request; its key is made from the first key and the
  // time of the withdrawal.
  return at === undefined
    ? outcome
    : saveLeadEvenAfterWithdrawal(idSecret, type, createLeadKey(idSecret, type, key, at), take)
}
