import { Notice } from "../components/notice/notice"
import { FormBindingProvider } from "../components/form/field-binding"
import { getAnswerText } from "../components/form/form-values"
import { Honeypot } from "../components/form/hidden-fields"
import { ReachUs } from "../components/reach-us/reach-us"
import { EmailField, NameField, PhoneField, TextareaField } from "../components/form/text-fields"
import { NOTE_MAX } from "../domain/lead/limits"
import type { FieldError } from "../domain/parse/parse-result"
import { variant } from "../theme/variant"
import { renderDocumentPage, type DocumentFirm } from "./document-shell"
import { FormErrors, getSubmittedAnswers } from "./form-pages"

type EnquiryPage = {
  path: string
  id: string
  firm: DocumentFirm
  /** True if a change was just accepted. */
  done: boolean
  /** The form that was sent and refused, unchecked. */
  wire?: unknown
  errors?: readonly FieldError[]
  /** Creates an idempotency key for each form, so that a form posted twice is one change. */
  newKey: () => string
}

const FORM_ID = "enquiry-form"

/** Renders what an enquiry's link allows. Shows no saved details, since the link may have been passed on. */
export const renderEnquiryPage = ({ path, id, firm, done, wire, errors = [], newKey }: EnquiryPage): string =>
  renderDocumentPage({
    title: errors.length > 0 ? "Error: Your enquiry" : "Your enquiry",
    firm,
    children: (
      <>
        <FormErrors formId={FORM_ID} errors={errors} />
        <h1 className={variant("text.h1")}>Your enquiry</h1>
        <p>
          Reference: <span className={variant("offer.reference")}>{id}</span>
        </p>
        {done && (
          <Notice kind="tip" title="We have your change">
            <p>You don’t need to do anything else. We’ll let {firm.name} know.</p>
          </Notice>
        )}
        <Details path={path} wire={wire} errors={errors} idempotencyKey={newKey()} />
        <OneButton
          path={path}
          change="email-only"
          idempotencyKey={newKey()}
          title="Hear from us by email only"
          button="Email me only"
        >
          We won’t call or text you.
        </OneButton>
        <OneButton
          path={path}
          change="withdraw"
          idempotencyKey={newKey()}
          title="Withdraw your enquiry"
          button="Withdraw it"
        >
          We won’t contact you about it again. You can ask for a new quote at any time.
        </OneButton>
        <p>
          Something else? <ReachUs firm={firm} />.
        </p>
      </>
    ),
  })

type DetailsProps = Required<Pick<EnquiryPage, "path" | "errors">> & { wire: unknown; idempotencyKey: string }

function Details({ path, wire, errors, idempotencyKey }: DetailsProps) {
  const values = getSubmittedAnswers(wire)
  const isResubmission = getAnswerText(values, "change") === "details"
  return (
    <section className={variant("layout.stack")} aria-labelledby="enquiry-details">
      <h2 id="enquiry-details" className={variant("text.h3")}>
        Correct your details
      </h2>
      <p>Only fill in what you want to change. To protect your privacy, we don’t show what we already have.</p>
      <form id={FORM_ID} method="post" action={path} noValidate className={variant("form.form")}>
        <FormBindingProvider
          value={{ formId: FORM_ID, dependents: "always", values: isResubmission ? values : {}, errors }}
        >
          <Hidden change="details" idempotencyKey={idempotencyKey} />
          <NameField />
          <EmailField />
          <PhoneField />
          <TextareaField
            name="note"
            label="Anything we should know? (optional)"
            hint="Up to 1,000 characters."
            limit={NOTE_MAX}
          />
          <Honeypot />
          <div className={variant("form.actions")}>
            <button type="submit" className={variant("buttons.primary")}>
              Correct my details
            </button>
          </div>
        </FormBindingProvider>
      </form>
    </section>
  )
}

/** Hidden fields of a form. No browser may fill in the key of an earlier page. */
function Hidden({ change, idempotencyKey }: { change: string; idempotencyKey: string }) {
  return (
    <>
      <input type="hidden" name="change" value={change} />
      <input type="hidden" name="idempotencyKey" autoComplete="off" value={idempotencyKey} />
    </>
  )
}

type OneButtonProps = {
  path: string
  change: string
  idempotencyKey: string
  title: string
  button: string
  children: string
}

function OneButton({ path, change, idempotencyKey, title, button, children }: OneButtonProps) {
  return (
    <section className={variant("layout.stack")} aria-labelledby={`enquiry-${change}`}>
      <h2 id={`enquiry-${change}`} className={variant("text.h3")}>
        {title}
      </h2>
      <p>{children}</p>
      <form method="post" action={path}>
        <Hidden change={change} idempotencyKey={idempotencyKey} />
        <button type="submit" className={variant("buttons.secondary")}>
          {button}
        </button>
      </form>
    </section>
  )
}
