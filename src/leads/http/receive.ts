import { fromFormFields } from "../../domain/lead/form-fields"
import type { FieldError, Parsed } from "../../domain/parse/parse-result"
import { normaliseForKey } from "../../domain/lead/request-key"
import type { Trace } from "../../domain/lead/context"
import type { Quote } from "../../domain/quote/quote-types"
import {
  answerJson,
  answerErrors,
  answerPage,
  refuseAsJson,
  refuseAsPage,
  redirectTo,
  type RenderMessagePage,
} from "./answers"
import type { LeadEvent, LeadType } from "../core/event"
import { createQuoteKey } from "../store/find-quote"
import type { Firm, Call, LeadPorts, Ports } from "../core/ports"
import { type Handler, getPageOrigin } from "./edge"
import { readIdempotencyKey, openPost, createMissingKey, type SameAgain } from "./gate"
import { createPublicId, createStoreId } from "../core/ids"
import { createLeadKey } from "../core/lead-key"
import { withVisit } from "./form-visit"
import { refusals } from "./refusals"
import { findSuspicions } from "./suspicion/find-suspicions"
import { takeLead, getUnavailableCode, type LeadOutcome } from "./take-lead"

/** One kind of lead that a form brings. */
export type Kind<T extends Trace, E extends LeadEvent = LeadEvent> = {
  type: E["type"]
  /** @param at When it came. */
  parse: (wire: unknown, at: Date) => Parsed<T>
  /**
   * Asked twice: for the lead as it is kept, and for the lead as the only copy, should it not be.
   *
   * @param key The lead's own, for the log.
   */
  event: (lead: { id: string; sent: T; kept: boolean; suspicions: readonly string[]; at: Date }, key: string) => E
  /** What is kept as well, for whoever has the reference: the answer to a request, `null` when a person must price it. */
  quote?: (event: E) => Quote | null
  /** The reference, where there is one already; a new one otherwise. */
  id?: string
  /**
   * What begins the lead's key, before what tells a repeat; `id`, or empty text, where nothing is given. With another one
   * a repeat of what is kept already would be a new lead.
   */
  keyStart?: readonly string[]
  /** False delivers a suspect lead at once, with what is suspected. */
  heldWhenSuspicious: boolean
  /** What the same answers again mean when they bring no key. */
  sameAgain: SameAgain
  /**
   * True when something that came later has replaced what came at `first`, ISO 8601 in UTC: then the same again is no
   * repeat that could be called done. @throws StoreUnavailable
   */
  isReplaced?: (first: string) => Promise<boolean>
} & (
  | {
      /** Page that follows. A program's answer names it, with the reference. */
      next: string
    }
  | {
      /** Says what became of the lead, where there is more to be said. @throws StoreUnavailable */
      answer: (lead: ReceivedLead<T, E>) => Response | Promise<Response>
    }
)

/** A lead that was accepted, for whoever answers its sender. */
export type ReceivedLead<T extends Trace, E extends LeadEvent> = {
  sent: T
  taken: AcceptedOutcome
  /** The event as it was sent if the lead was handed over. */
  unkept: E
  /** Whether it came by a browser's plain form, which is answered with pages. */
  form: boolean
}

type AcceptedOutcome = Extract<LeadOutcome, { how: "kept" | "handed-over" }>

export type FormPages = {
  /** The form filled in again, with what is wrong. */
  renderForm: (page: { wire: unknown; errors: readonly FieldError[]; firm: Firm }) => string
  renderMessagePage: RenderMessagePage
}

/**
 * POST of a form: 201 `{id, next}` taken, 200 the same again, 409 another body under the same key or a
 * repeat of what was replaced since, 422 errors by field,
 * 503 neither kept nor handed over. A browser's plain form goes on to `next` by 303, or comes back filled in.
 */
export async function receive<T extends Trace, E extends LeadEvent>(
  request: Request,
  call: Call,
  ports: LeadPorts,
  kind: Kind<T, E>,
  { renderForm, renderMessagePage }: FormPages,
): Promise<Response> {
  const { firm, idSecret } = ports
  const post = await openPost(request, ports.ownOrigins)
  const { form } = post
  const refuse = form ? refuseAsPage(renderMessagePage, firm) : refuseAsJson
  if (!post.ok) return refuse(post.refusal)

  const at = ports.now()
  const wire = post.form ? withVisit(fromFormFields(post.entries), request) : post.body
  const keyResult = readIdempotencyKey(request, wire)
  if (keyResult === "malformed") return refuse(refusals.badKey)
  const result = kind.parse(wire, at)
  if (!result.ok)
    return form ? answerPage(422, renderForm({ wire, errors: result.errors, firm })) : answerErrors(422, result.errors)

  const submission = result.value
  const fingerprint = createStoreId(idSecret, "body", normaliseForKey(submission))
  const fallbackKey = createMissingKey(kind.sameAgain, { fingerprint, ip: call.ip, now: at, random: ports.random })
  const firstKey = createLeadKey(
    idSecret,
    kind.type,
    ...(kind.keyStart ?? [kind.id ?? ""]),
    keyResult.key ?? fallbackKey,
  )
  const suspicions = await findSuspicions(ports, call, submission)
  const id = kind.id ?? createPublicId(ports.random)
  const lead = { id, sent: submission, suspicions, at }
  const event = kind.event({ ...lead, kept: true }, firstKey)
  const unkept = kind.event({ ...lead, kept: false }, firstKey)
  const quote = kind.quote && { id, createdAt: event.timestamp, quote: kind.quote(event) }
  const outcome = await takeUnlessWithdrawn(idSecret, kind.type, firstKey, key =>
    takeLead(ports, call, {
      key,
      publicId: id,
      fingerprint,
      event,
      unkept,
      quote: quote ? { key: createQuoteKey(idSecret, id), record: { ...quote, lead: key } } : null,
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
    getUnavailableCode(error)
    return refuse(refusals.unavailable(firm))
  }
  if (form) return redirectTo(getPageOrigin(request, ports.ownOrigins) + kind.next)
  const fresh = outcome.how === "handed-over" || outcome.kept.fresh
  return answerJson(fresh ? 201 : 200, {
    id: outcome.how === "kept" ? outcome.kept.record.publicId : id,
    next: kind.next,
  })
}

/** A function for a form whose kind needs nothing of the call: POST, answered as `receive` says. */
export const takeForm =
  <T extends Trace, E extends LeadEvent>(kind: Kind<T, E>) =>
  (ports: Ports, pages: FormPages): Handler =>
  (request, call) =>
    receive(request, call, ports(call), kind, pages)

/** Takes a lead under `key`, unless what was taken under it was withdrawn since. */
async function takeUnlessWithdrawn(
  idSecret: string,
  type: LeadType,
  key: string,
  take: (key: string) => Promise<LeadOutcome>,
): Promise<LeadOutcome> {
  const outcome = await take(key)
  const record = outcome.how === "kept" ? outcome.kept.record : null
  const at = record && "event" in record ? record.changedAt?.withdraw : undefined
  // Someone who withdrew may ask for the same again: a new request, whose key is made of the first key and that time.
  return at === undefined ? outcome : takeUnlessWithdrawn(idSecret, type, createLeadKey(idSecret, type, key, at), take)
}
