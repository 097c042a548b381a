import { feedbackForm } from "../../components/lead-forms/feedback-fields"
import { StaticLeadForm } from "../../components/lead-forms/static-lead-form"

export const StaticFeedbackForm = ({ firmName }: { firmName: string }) => (
  <StaticLeadForm form={feedbackForm} firmName={firmName} />
)
