import { ErrorSummary } from "../components/error-summary/error-summary"
import { contactForm } from "../components/lead-forms/contact-fields"
import { feedbackForm } from "../components/lead-forms/feedback-fields"
import type { LeadFormParts } from "../components/lead-forms/lead-form-parts"
import { PlainLeadForm } from "../components/lead-forms/plain-lead-form"
import { unsubscribeForm } from "../components/lead-forms/unsubscribe-fields"
import { fieldId, textAt, type Answers } from "../components/form/form-values"
import { givenBinding } from "../components/form/given-binding"
import type { FieldError } from "../domain/parse/parse-result"
import { variant } from "../theme/variant"
import { renderDocument, type DocumentFirm } from "./document-shell"
import { sentAnswers } from "./sent-answers"

type LeadFormPage = {
  /** What was sent: anything at all. */
  wire: unknown
  errors: readonly FieldError[]
  firm: DocumentFirm
}

/** A form filled in again, with what is wrong at its top and beside each field. */
const formPage =
  (form: LeadFormParts) =>
  ({ wire, errors, firm }: LeadFormPage): string => {
    const values: Answers = { ...form.initial, ...sentAnswers(wire) }
    const binding = givenBinding({ formId: form.id, dependents: "always", values, errors })
    return renderDocument({
      title: `Error: ${form.heading}`,
      firm,
      children: (
        <>
          <ErrorSummary errors={errors.map(({ field, message }) => ({ target: fieldId(form.id, field), message }))} />
          <h1 className={variant("text.h1")}>{form.heading}</h1>
          <PlainLeadForm
            form={form}
            binding={binding}
            firmName={firm.name}
            idempotencyKey={textAt(values, "idempotencyKey")}
          />
        </>
      ),
    })
  }

export const renderContactForm = formPage(contactForm)
export const renderFeedbackForm = formPage(feedbackForm)
export const renderUnsubscribeForm = formPage(unsubscribeForm)
