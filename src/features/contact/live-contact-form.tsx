import { contactForm } from "../../components/lead-forms/contact-fields"
import { LiveLeadForm, type LiveProps } from "../../components/lead-forms/live-lead-form"
import { parseContact } from "../../domain/lead/contact"
import { follow } from "../../lib/navigation/follow"

export const LiveContactForm = (from: LiveProps) => (
  <LiveLeadForm form={contactForm} parse={parseContact} go={follow} {...from} />
)
