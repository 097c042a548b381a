import { ErrorSummary } from "../components/error-summary/error-summary"
import { fieldId, textAt, type Answers } from "../components/form/form-values"
import { givenBinding } from "../components/form/given-binding"
import { leadForms, type LeadFormParts } from "../components/form/lead-form-fields"
import { PlainLeadForm } from "../components/form/plain-lead-form"
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

export const renderContactForm = formPage(leadForms.contact)
export const renderFeedbackForm = formPage(leadForms.feedback)
export const renderUnsubscribeForm = formPage(leadForms.unsubscribe)
