import { isObject, type Answers } from "../domain/parse/wire"
import { ATTRIBUTION_KEYS } from "../domain/lead/quote-request-types"
import { ErrorSummary } from "../components/error-summary/error-summary"
import type { PartnerSharing } from "../domain/lead/partner-sharing"
import type { FieldError } from "../domain/parse/parse-result"
import { paths, QUOTE_FORM_ID } from "../domain/paths"
import { FormBindingProvider, type FormBinding } from "../components/form/field-binding"
import { getAnswerText } from "../components/form/form-values"
import { LEAD_FORM_VERSION, leadForms, type LeadFormParts } from "../components/form/lead-form-fields"
import { FORM_VERSION, Honeypot } from "../components/form/hidden-fields"
import { JobFields } from "../components/form/job-fields"
import { PersonFields } from "../components/form/person-fields"
import { SubmitButton } from "../components/form/submit-button"
import { variant } from "../theme/variant"
import { type DocumentFirm, renderDocumentPage } from "./document-shell"

type FormPage = {
  /** The form that was sent, unchecked. */
  wire: unknown
  errors: readonly FieldError[]
  firm: DocumentFirm
}

/** The partner that the sender of the form may share it with. */
type Sharing = { sharing?: PartnerSharing | null }

/** Renders the quote form filled in, with its errors. Without errors, it's a form that nobody has sent yet. */
export function renderQuoteFormPage({ wire, errors, firm, sharing }: FormPage & Sharing): string {
  const answers = getSubmittedAnswers(wire)
  const sale = tickUnknownPrice(getSubmittedAnswers(answers.sale))
  const values = { ...tickUnknownPrice(answers), sale, contactBy: getAnswerText(answers, "contactBy") || "email" }
  const binding: FormBinding = { formId: QUOTE_FORM_ID, dependents: "always", values, errors }
  return renderDocumentPage({
    title: errors.length > 0 ? "Error: Get a free quote" : "Get a free quote",
    firm,
    children: (
      <>
        <FormErrors formId={QUOTE_FORM_ID} errors={errors} />
        <h1 className={variant("text.h1")}>Get a free quote</h1>
        <form id={QUOTE_FORM_ID} method="post" action={paths.api.quotes} noValidate className={variant("form.form")}>
          <FormBindingProvider value={binding}>
            <JobFields />
            <PersonFields firmName={firm.name} sharing={sharing} />
            <Honeypot />
            <KeptFields names={QUOTE_FIELDS} answers={{ formVersion: FORM_VERSION, ...answers }} />
            <button type="submit" className={variant("buttons.primary")}>
              Get my quote
            </button>
          </FormBindingProvider>
        </form>
      </>
    ),
  })
}

export const FormErrors = ({ formId, errors }: Pick<FormPage, "errors"> & { formId: string }) =>
  errors.length > 0 && <ErrorSummary formId={formId} errors={errors} takesFocus />

const FORM_FIELDS = ["idempotencyKey", "partner", ...ATTRIBUTION_KEYS.map(key => `attribution.${key}`)]

const QUOTE_FIELDS = ["thankYouPageRoute", "formVersion", ...FORM_FIELDS]

const KeptFields = ({ names, answers }: { names: readonly string[]; answers: Answers }) =>
  names.map(name => {
    const value = getAnswerText(answers, name)
    return value ? <input key={name} type="hidden" name={name} value={value} /> : null
  })

/** Ticks the box next to a price again if it was ticked: the answers then have a price of `null`. */
const tickUnknownPrice = (answers: Answers): Answers => ({
  ...answers,
  priceUnknown: answers.price === null ? "yes" : "",
})

/** Creates a function that renders a form filled in again, with its errors at the top and next to each field. */
const createFormPageRenderer =
  (form: LeadFormParts) =>
  ({ wire, errors, firm }: FormPage): string => {
    const values: Answers = { ...form.initial, ...getSubmittedAnswers(wire) }
    const binding: FormBinding = { formId: form.id, dependents: "always", values, errors }
    return renderDocumentPage({
      title: `Error: ${form.heading}`,
      firm,
      children: (
        <>
          <FormErrors formId={form.id} errors={errors} />
          <h1 className={variant("text.h1")}>{form.heading}</h1>
          <form id={form.id} method="post" action={form.action} noValidate className={variant("form.form")}>
            <FormBindingProvider value={binding}>
              <form.Fields firmName={firm.name} />
              <Honeypot />
            </FormBindingProvider>
            <KeptFields
              names={["formVersion", ...FORM_FIELDS]}
              answers={{ ...values, formVersion: LEAD_FORM_VERSION }}
            />
            <div className={variant("form.actions")}>
              <SubmitButton formId={form.id}>{form.button}</SubmitButton>
            </div>
          </form>
        </>
      ),
    })
  }

export const renderContactForm = createFormPageRenderer(leadForms.contact)
export const renderFeedbackForm = createFormPageRenderer(leadForms.feedback)
export const renderUnsubscribeForm = createFormPageRenderer(leadForms.unsubscribe)

/** The answers that were sent, to fill in again; empty if they weren't from a form. */
export const getSubmittedAnswers = (wire: unknown): Answers => (isObject(wire) ? wire : {})
