import { contactForm } from "../../components/lead-forms/contact-fields"
import { StaticLeadForm } from "../../components/lead-forms/static-lead-form"

export const StaticContactForm = ({ firmName }: { firmName: string }) => (
  <StaticLeadForm form={contactForm} firmName={firmName} />
)
