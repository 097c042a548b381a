import { feedbackForm } from "../../components/lead-forms/feedback-fields"
import { LiveLeadForm, type LiveProps } from "../../components/lead-forms/live-lead-form"
import { parseFeedback } from "../../domain/lead/feedback"
import { follow } from "../../lib/navigation/follow"
import { pageBefore } from "./page-before"

export const LiveFeedbackForm = (from: LiveProps) => (
  <LiveLeadForm form={feedbackForm} parse={parseFeedback} known={pageBefore()} go={follow} {...from} />
)
