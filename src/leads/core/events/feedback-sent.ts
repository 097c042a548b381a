import type { Feedback } from "../../../domain/lead/feedback"
import { removeSpamCheckFields, type PublicPayload } from "./request-parts"

export type FeedbackSent = {
  /** The id of the feedback. */
  id: string
  /** False if the store was down, so that this delivery is the only copy. */
  kept: boolean
  /** Why the feedback may be spam. Empty for ordinary feedback. */
  suspicions: readonly string[]
  feedback: PublicPayload<Feedback>
}

export type FeedbackSentEvent = { type: "feedback.sent.v1"; timestamp: string; data: FeedbackSent }

type FeedbackInput = Omit<FeedbackSent, "feedback"> & { feedback: Feedback; at: Date }

/** Creates a `feedback.sent.v1` event: someone gave feedback about a page of the site. */
export const createFeedbackSentEvent = ({ id, feedback, kept, suspicions, at }: FeedbackInput): FeedbackSentEvent => ({
  type: "feedback.sent.v1",
  timestamp: at.toISOString(),
  data: { id, kept, suspicions, feedback: removeSpamCheckFields(feedback) },
})
