import type { LeadFormKind } from "../domain/content/author-components"
import { ContactForm } from "../features/contact/contact-form"
import { FeedbackForm } from "../features/feedback/feedback-form"
import { UnsubscribeForm } from "../features/subscription/unsubscribe-form"
import { useSiteData } from "../layouts/site-data"

const FORMS = { contact: ContactForm, feedback: FeedbackForm, unsubscribe: UnsubscribeForm }

/** The contact, feedback and unsubscribe forms. */
export function FirmLeadForm({ kind }: { kind: LeadFormKind }) {
  const Form = FORMS[kind]
  return <Form firm={useSiteData().site} />
}
