import type { FollowUp } from "../../../domain/lead/follow-up"
import { buildQuoteRequestSourceField, type RequestOrigin } from "./request-parts"

export type LeadFollowedUp = {
  /** The reference of the request or message. */
  id: string
  /** `webhook-id` of the request or message that was followed up. */
  requestWebhookId: string
  /** What the office recorded. A later event about the same lead corrects it. */
  followUp: FollowUp
  /** The partner and campaign of the request or message. */
  request?: RequestOrigin
}

export type LeadFollowedUpEvent = { type: "lead.followed-up.v1"; timestamp: string; data: LeadFollowedUp }

type FollowUpInput = Omit<LeadFollowedUp, "request"> & {
  /** The request or message; `null` if the lead is another. */
  origin: Partial<RequestOrigin> | null
  at: Date
}

/** Creates a `lead.followed-up.v1` event: the office recorded what became of a lead. It has no personal data. */
export const createLeadFollowedUpEvent = ({ origin, at, ...data }: FollowUpInput): LeadFollowedUpEvent => ({
  type: "lead.followed-up.v1",
  timestamp: at.toISOString(),
  data: { ...data, ...buildQuoteRequestSourceField(origin) },
})
