import type { Level, RuleId } from "../../../domain/urgency/urgency-types"
import type { LeadEvent } from "../event"

/** How urgent a request is, for alerts to people. It has only our own words and dates, nothing that a visitor wrote. */
export type UrgencyInShort = {
  urgency: Level
  reason: RuleId
  /** The first key date with its day and time, such as `cooling-off 2026-11-26 17:00`; left out if none is known. */
  firstDate?: string
  callBy?: string
}

/** How urgent a quote request is; `null` if it isn't urgent, for other types of event, and for older events. */
export function summariseLeadUrgency(event: LeadEvent): UrgencyInShort | null {
  if (event.type !== "quote.requested.v1") return null
  const { urgency, urgencyReason: reason, firstDate, callBy } = event.data
  if (!urgency || !reason || urgency === "normal" || urgency === "none") return null
  return {
    ...{ urgency, reason },
    ...(firstDate && { firstDate: `${firstDate.key} ${firstDate.on} ${firstDate.clock}` }),
    ...(callBy && { callBy }),
  }
}
