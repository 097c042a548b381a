import type { Feedback } from "../../../domain/lead/feedback"
import { buildPublicPayload, type PublicPayload } from "./request-parts"

export type FeedbackSent = {
  /** The reference of the feedback. */
  id: string
  /** False when the store was down: then this delivery is the only copy. */
  kept: boolean
  /** Why it may be junk. Empty for ordinary feedback. */
  suspicions: readonly string[]
  feedback: PublicPayload<Feedback>
}

export type FeedbackSentEvent = { type: "feedback.sent.v1"; timestamp: string; data: FeedbackSent }

type FeedbackInput = { id: string; feedback: Feedback; kept: boolean; suspicions: readonly string[]; at: Date }

/** `feedback.sent.v1`: someone said how a page of the site served them. */
export const createFeedbackSent = ({ id, feedback, kept, suspicions, at }: FeedbackInput): FeedbackSentEvent => ({
  type: "feedback.sent.v1",
  timestamp: at.toISOString(),
  data: { id, kept, suspicions, feedback: buildPublicPayload(feedback) },
})
