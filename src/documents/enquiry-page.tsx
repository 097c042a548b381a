import { Notice } from "../components/notice/notice"
import { FormBindingProvider } from "../components/form/field-binding"
import { getAnswerText } from "../components/form/form-values"
import { Honeypot } from "../components/form/hidden-fields"
import { ReachUs } from "../components/reach-us/reach-us"
import { NoteField } from "../components/form/person-fields"
import { EmailField, NameField, PhoneField } from "../components/form/text-fields"
import type { FieldError } from "../domain/parse/parse-result"
import { createReference } from "../domain/reference"
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
  /** What was done about the change that the link is about; `null` if it isn't about one. Such a link does nothing else. */
  notice: { isUndone: boolean; areLinksStopped: boolean } | null
  /** False while no mail server is configured: then nobody could be sent a new link. */
  canMail: boolean
  /** Creates an idempotency key for each form, so that a form posted twice is one change. */
  newKey: () => string
}

const FORM_ID = "enquiry-form"

/** Renders what an enquiry's link allows. Shows no saved details, since the link may have been passed on. */
export const renderEnquiryPage = (page: EnquiryPage): string =>
  renderDocumentPage({
    title: page.errors?.length ? "Error: Your enquiry" : "Your enquiry",
    firm: page.firm,
    children: (
      <>
        <FormErrors formId={FORM_ID} errors={page.errors ?? []} />
        <h1 className={variant("text.h1")}>Your enquiry</h1>
        <p>
          Reference: <span className={variant("offer.reference")}>{createReference(page.id)}</span>
        </p>
        {page.notice ? <UndoChange {...page} notice={page.notice} /> : <Changes {...page} />}
        {page.notice?.areLinksStopped ? (
          <Notice kind="tip" title="Old links have stopped working">
            <p>We’ve emailed a new one to the address that got the email about the change.</p>
          </Notice>
        ) : (
          page.canMail && (
            <OneButton page={page} change="renew" title="Stop old links" button="Stop old links">
              Anyone you’ve forwarded our emails to can change your enquiry with the links in them. We’ll email you a
              new link, and the old ones will stop working. Your quote can still be opened.
            </OneButton>
          )
        )}
        <p>
          Something else? <ReachUs firm={page.firm} />.
        </p>
      </>
    ),
  })

function UndoChange({ notice, ...page }: EnquiryPage & { notice: NonNullable<EnquiryPage["notice"]> }) {
  return notice.isUndone ? (
    <Notice kind="tip" title="We’ve changed it back">
      <p>We’ll let {page.firm.name} know.</p>
    </Notice>
  ) : (
    <OneButton page={page} change="undo" title="Undo the change" button="Change it back">
      Your name, email address, phone number and how we contact you will be what they were before the change we emailed
      you about. If anything was changed or withdrawn after that, we’ll undo it too.
    </OneButton>
  )
}

function Changes({ done, ...page }: EnquiryPage) {
  return (
    <>
      {done && (
        <Notice kind="tip" title="We’ve got your change">
          <p>You don’t need to do anything else. We’ll let {page.firm.name} know.</p>
        </Notice>
      )}
      <Details {...page} />
      <OneButton page={page} change="email-only" title="Hear from us by email only" button="Only email me">
        We won’t call or text you.
      </OneButton>
      <OneButton page={page} change="withdraw" title="Withdraw your enquiry" button="Withdraw my enquiry">
        We won’t contact you about it again, except to confirm this. If you sent us a contract here, it’s deleted from
        this website. You can ask for a new quote at any time.
      </OneButton>
    </>
  )
}

function Details({ path, wire, errors = [], newKey }: Pick<EnquiryPage, "path" | "wire" | "errors" | "newKey">) {
  const values = getSubmittedAnswers(wire)
  const isResubmission = getAnswerText(values, "change") === "details"
  return (
    <section className={variant("layout.stack")} aria-labelledby="enquiry-details">
      <h2 id="enquiry-details" className={variant("text.h3")}>
        Update your details
      </h2>
      <p>Only fill in what you want to change. To protect your privacy, we don’t show what we already have.</p>
      <form id={FORM_ID} method="post" action={path} noValidate className={variant("form.form")}>
        <FormBindingProvider
          value={{ formId: FORM_ID, dependents: "always", values: isResubmission ? values : {}, errors }}
        >
          <Hidden change="details" idempotencyKey={newKey()} />
          <NameField />
          <EmailField />
          <PhoneField />
          <NoteField />
          <Honeypot />
          <div className={variant("form.actions")}>
            <button type="submit" className={variant("buttons.primary")}>
              Update my details
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
  page: Pick<EnquiryPage, "path" | "newKey">
  change: string
  title: string
  button: string
  children: string
}

function OneButton({ page, change, title, button, children }: OneButtonProps) {
  return (
    <section className={variant("layout.stack")} aria-labelledby={`enquiry-${change}`}>
      <h2 id={`enquiry-${change}`} className={variant("text.h3")}>
        {title}
      </h2>
      <p>{children}</p>
      <form method="post" action={page.path}>
        <Hidden change={change} idempotencyKey={page.newKey()} />
        <button type="submit" className={variant("buttons.secondary")}>
          {button}
        </button>
      </form>
    </section>
  )
}
