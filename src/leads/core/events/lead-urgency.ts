import { LEVELS, type FirstDate, type Level, type RuleId } from "../../../domain/urgency/urgency-types"
import type { LeadEvent } from "../event"

/** How urgent a request is, for people. It has only our own words and dates, nothing that a visitor wrote. */
export type UrgencyInShort = {
  urgency: Level
  reason: RuleId
  /** The event's `urgencyText`, which says by when to call and why. Left out for older events, which have none. */
  text?: string
  /** The first key date with its day and time, such as `cooling-off 2026-11-26 17:00`; left out if none is known. */
  firstDate?: string
  callBy?: string
}

/** How urgent a quote request is; `undefined` if it isn't urgent, for other types of event, and for older events. */
export function summariseLeadUrgency(event: LeadEvent): UrgencyInShort | undefined {
  if (event.type !== "quote.requested.v1") return undefined
  const { urgency, urgencyReason: reason, urgencyText, firstDate, callBy } = event.data
  if (!urgency || !reason || urgency === "normal" || urgency === "none") return undefined
  return {
    ...{ urgency, reason },
    ...(urgencyText && { text: urgencyText }),
    ...(firstDate && { firstDate: formatFirstDate(firstDate) }),
    ...(callBy && { callBy }),
  }
}

/** A first date for programs and tables, such as `cooling-off 2026-11-26 17:00`; empty if none is known. */
export const formatFirstDate = (date: FirstDate | null | undefined): string =>
  date ? `${date.key} ${date.on} ${date.clock}` : ""

/** What people read about an urgent lead: the words of its event, or only the level of an older one. */
export const formatLeadUrgency = ({ urgency, text }: UrgencyInShort): string => text ?? `${urgency}.`

/** Sorts the more urgent first, and those that are to be called sooner before others of the same level. */
export const compareLeadUrgency = (a: UrgencyInShort, b: UrgencyInShort): number =>
  LEVELS.indexOf(a.urgency) - LEVELS.indexOf(b.urgency) || ((a.callBy ?? "") < (b.callBy ?? "") ? -1 : 1)
