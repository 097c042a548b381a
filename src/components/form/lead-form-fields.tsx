import type { ComponentType } from "react"
import type { LeadFormKind } from "../../domain/content/author-components"
import { FEEDBACK_MAX, MESSAGE_MAX } from "../../domain/lead/limits"
import { paths } from "../../domain/paths"
import { variant } from "../../theme/variant"
import { StaticHtml } from "../static-html/static-html"
import { RadioField } from "./choice-fields"
import type { FormValues } from "./form-values"
import { ContactByFields, NAME_HINT } from "./person-fields"
import { EmailField, NameField, TextareaField, TextField } from "./text-fields"

/**
 * A form other than the quote form: its questions, and where it's sent. The page, the interactive form and the page with
 * which a function answers share it.
 */
export type LeadFormParts = {
  id: string
  /** The path that a browser posts the form to. */
  action: string
  /** The heading of the page that shows the form again with its errors. */
  heading: string
  button: string
  names: readonly string[]
  /** The answers that are chosen at first. */
  initial: FormValues
  Fields: ComponentType<{ firmName: string }>
}

/** The version of these forms' wording. Change it when you change a sentence that visitors agree to. */
export const LEAD_FORM_VERSION = "2026-11-22"

function ContactFields({ firmName }: { firmName: string }) {
  return (
    <>
      <NameField hint={NAME_HINT} />
      <EmailField hint="So we can reply." />
      <ContactByFields label="How would you like us to reply?" phoneHint="So we can reply." />
      <TextareaField
        name="message"
        label="Your message"
        hint="Up to 4,000 characters. Leave out bank details and passwords."
        limit={MESSAGE_MAX}
      />
      <StaticHtml as="p" className={variant("text.muted")}>
        {() => (
          <>
            {firmName} uses what you write here to answer you, and doesn’t pass it on to any other firm.{" "}
            <a href={paths.privacyPolicy}>Read our privacy policy</a>.
          </>
        )}
      </StaticHtml>
    </>
  )
}

const RATINGS = [
  { value: "5", label: "Very helpful" },
  { value: "4", label: "Helpful" },
  { value: "3", label: "Somewhat helpful" },
  { value: "2", label: "Not very helpful" },
  { value: "1", label: "Not helpful at all" },
]

function FeedbackFields() {
  return (
    <>
      <RadioField name="rating" label="How helpful was this site?" options={RATINGS} />
      <TextField
        name="page"
        label="Which page is it about? (optional)"
        hint="Its name or its address."
        autoComplete="off"
        plain
      />
      <TextareaField
        name="message"
        label="What should we know? (optional)"
        hint="Up to 2,000 characters. What was missing, wrong or hard to understand?"
        limit={FEEDBACK_MAX}
      />
      <EmailField label="Email (optional)" hint="Only if you’d like a reply." />
      <StaticHtml as="p" className={variant("text.muted")}>
        {() => (
          <>
            We use what you write to make the site better. <a href={paths.privacyPolicy}>Read our privacy policy</a>.
          </>
        )}
      </StaticHtml>
    </>
  )
}

const UnsubscribeFields = () => <EmailField hint="The address you want us to stop emailing." />

export const leadForms: Record<LeadFormKind, LeadFormParts> = {
  contact: {
    id: "contact-form",
    action: paths.api.contact,
    heading: "Send us a message",
    button: "Send message",
    names: ["name", "email", "contactBy", "phone", "message"],
    initial: { contactBy: "email" },
    Fields: ContactFields,
  },
  feedback: {
    id: "feedback-form",
    action: paths.api.feedback,
    heading: "Give feedback",
    button: "Send feedback",
    names: ["rating", "page", "message", "email"],
    initial: {},
    Fields: FeedbackFields,
  },
  unsubscribe: {
    id: "unsubscribe-form",
    action: paths.api.unsubscribe,
    heading: "Stop our emails",
    button: "Stop emails",
    names: ["email"],
    initial: {},
    Fields: UnsubscribeFields,
  },
}
