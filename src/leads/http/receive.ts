import { fromFormFields } from "../../domain/lead/form-fields"
import type { FieldError, Parsed } from "../../domain/parse/parse-result"
import { normalisedForKey } from "../../domain/lead/request-key"
import type { Trace } from "../../domain/lead/context"
import {
  jsonAnswer,
  jsonErrors,
  pageAnswer,
  refuseAsJson,
  refuseAsPage,
  seeOther,
  type RenderMessagePage,
} from "./answers"
import { originOfPage } from "./cross-origin"
import type { LeadEvent } from "../core/event"
import type { Firm, Call, LeadPorts } from "../core/ports"
import { openPost } from "./gate"
import { publicId, storeId } from "../core/ids"
import { leadKey } from "../core/lead-key"
import { refusals } from "./refusals"
import { suspicionsOf } from "./suspicion/suspicions-of"
import { takeLead, unavailable } from "./take-lead"
import { idempotencyKey, withoutKey, type SameAgain } from "./idempotency-key"

/** One kind of lead that a form brings. */
export type Kind<T extends Trace> = {
  type: LeadEvent["type"]
  parse: (wire: unknown) => Parsed<T>
  event: (lead: { id: string; sent: T; kept: boolean; suspicions: readonly string[]; at: Date }) => LeadEvent
  /** Page that follows. */
  next: string
  /** The reference, where there is one already; a new one otherwise. */
  id?: string
  /** False delivers a suspect lead at once, with what is suspected. */
  holds: boolean
  /** What the same answers again mean when they bring no key. */
  sameAgain: SameAgain
  /**
   * True when something that came later has replaced what came at `first`, ISO 8601 in UTC: then the same again is no
   * repeat that could be called done. @throws StoreUnavailable
   */
  isReplaced?: (first: string) => Promise<boolean>
}

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
export async function receive<T extends Trace>(
  request: Request,
  call: Call,
  ports: LeadPorts,
  kind: Kind<T>,
  { renderForm, renderMessagePage }: FormPages,
): Promise<Response> {
  const { firm, idSecret } = ports
  const opened = await openPost(request, ports.ownOrigins)
  const refuse = opened.form ? refuseAsPage(renderMessagePage, firm) : refuseAsJson
  if (!opened.ok) return refuse(opened.refusal)

  const wire = opened.form ? fromFormFields(opened.entries) : opened.body
  const given = idempotencyKey(request, wire)
  if (given === "malformed") return refuse(refusals.badKey)
  const parsed = kind.parse(wire)
  if (!parsed.ok)
    return opened.form
      ? pageAnswer(422, renderForm({ wire, errors: parsed.errors, firm }))
      : jsonErrors(422, parsed.errors)

  const sent = parsed.value
  const at = ports.now()
  const fingerprint = storeId(idSecret, "body", normalisedForKey(sent))
  const unkeyed = withoutKey(kind.sameAgain, { fingerprint, ip: call.ip, now: at, random: ports.random })
  const key = leadKey(idSecret, kind.type, kind.id ?? "", given.key ?? unkeyed)
  const suspicions = await suspicionsOf(ports, call, sent)
  const lead = { id: kind.id ?? publicId(ports.random), sent, suspicions, at }
  const taken = await takeLead(ports, call, {
    key,
    publicId: lead.id,
    fingerprint,
    event: kind.event({ ...lead, kept: true }),
    unkept: kind.event({ ...lead, kept: false }),
    quote: null,
    held: kind.holds && suspicions.length > 0,
  })

  if (taken.how === "lost") return refuse(refusals.unavailable(firm))
  if (taken.how === "other-body") return refuse(refusals.otherBody)
  if (taken.how === "kept" && !taken.kept.fresh) {
    const isReplaced = (await kind.isReplaced?.(taken.kept.record.receivedAt).catch(unavailable)) ?? false
    if (typeof isReplaced === "string") return refuse(refusals.unavailable(firm))
    if (isReplaced) return refuse(refusals.otherBody)
  }
  if (opened.form) return seeOther(originOfPage(request, ports.ownOrigins) + kind.next)
  const fresh = taken.how === "handed-over" || taken.kept.fresh
  const id = taken.how === "kept" ? taken.kept.record.publicId : lead.id
  return jsonAnswer(fresh ? 201 : 200, { id, next: kind.next })
}
