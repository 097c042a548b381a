import type { Level, RuleId } from "../../../domain/urgency/urgency-types"
import type { LeadEvent } from "../event"

/** How urgent a request is, for people who are alerted: words and days of ours, nothing that a visitor wrote. */
export type UrgencyInShort = {
  urgency: Level
  reason: RuleId
  /** A key date and its day, such as `cooling-off 2026-11-26 17:00`; left out where none is known. */
  firstDate?: string
  callBy?: string
}

/** `urgency` for the facts of an alert about a lead, if it's urgent. */
export function getUrgencyFact(event: LeadEvent): { urgency?: UrgencyInShort } {
  const urgency = getUrgencyInShort(event)
  return urgency ? { urgency } : {}
}

/** What's urgent about a lead; `null` for one that can wait for its turn, and for other kinds and events from before. */
export function getUrgencyInShort(event: LeadEvent): UrgencyInShort | null {
  if (event.type !== "quote.requested.v1") return null
  const { urgency, urgencyReason: reason, firstDate, callBy } = event.data
  if (!urgency || !reason || urgency === "normal" || urgency === "none") return null
  return {
    ...{ urgency, reason },
    ...(firstDate && { firstDate: `${firstDate.key} ${firstDate.on} ${firstDate.clock}` }),
    ...(callBy && { callBy }),
  }
}
