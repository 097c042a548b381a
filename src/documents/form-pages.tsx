import { ErrorSummary } from "../components/error-summary/error-summary"
import { contactForm } from "../components/lead-forms/contact-fields"
import { feedbackForm } from "../components/lead-forms/feedback-fields"
import type { LeadFormParts } from "../components/lead-forms/lead-form-parts"
import { PlainLeadForm } from "../components/lead-forms/plain-lead-form"
import { unsubscribeForm } from "../components/lead-forms/unsubscribe-fields"
import { FormBindingProvider } from "../components/quote-fields/field-binding"
import { type Answers, fieldId, textAt } from "../components/quote-fields/form-values"
import { givenBinding } from "../components/quote-fields/given-binding"
import { Honeypot } from "../components/quote-fields/honeypot"
import { JobFields } from "../components/quote-fields/job-fields"
import { KeptContextFields } from "../components/quote-fields/page-context"
import { PersonFields } from "../components/quote-fields/person-fields"
import type { FieldError } from "../domain/parse/parse-result"
import { paths, QUOTE_FORM_ID } from "../domain/paths"
import { variant } from "../theme/variant"
import { type DocumentFirm, renderDocument } from "./document-shell"

type FormPage = {
  /** What was sent: anything at all. */
  wire: unknown
  errors: readonly FieldError[]
  firm: DocumentFirm
}

/** The quote form filled in again, with what is wrong at its top and next to each field. */
export function renderFormPage({ wire, errors, firm }: FormPage): string {
  const sent = sentAnswers(wire)
  const sale = withUnknownPrice(sentAnswers(sent.sale))
  const values = { ...withUnknownPrice(sent), sale, contactBy: textAt(sent, "contactBy") || "email" }
  const binding = givenBinding({ formId: QUOTE_FORM_ID, dependents: "always", values, errors })
  return renderDocument({
    title: "Error: Get a free quote",
    firm,
    children: (
      <>
        <ErrorSummary
          errors={errors.map(({ field, message }) => ({ target: fieldId(QUOTE_FORM_ID, field), message }))}
        />
        <h1 className={variant("text.h1")}>Get a free quote</h1>
        <form id={QUOTE_FORM_ID} method="post" action={paths.api.quotes} noValidate className={variant("form.form")}>
          <FormBindingProvider value={binding}>
            <JobFields />
            <PersonFields firmName={firm.name} />
            <Honeypot />
            <KeptContextFields sent={sent} />
            <button type="submit" className={variant("buttons.primary")}>
              Get my quote
            </button>
          </FormBindingProvider>
        </form>
      </>
    ),
  })
}

/** The box next to a price is ticked again if it was ticked: the answer then holds a price of `null`. */
const withUnknownPrice = (answers: Answers): Answers => ({
  ...answers,
  priceUnknown: answers.price === null ? "yes" : "",
})

/** A form filled in again, with what is wrong at its top and next to each field. */
const formPage =
  (form: LeadFormParts) =>
  ({ wire, errors, firm }: FormPage): string => {
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

const isAnswers = (wire: unknown): wire is Answers => typeof wire === "object" && wire !== null && !Array.isArray(wire)

/** What was sent, to be filled in again; nothing when it was no form. */
export const sentAnswers = (wire: unknown): Answers => (isAnswers(wire) ? wire : {})
