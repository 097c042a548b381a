import { useState } from "react"
import { Form, useForm, useFormState } from "react-final-form"
import { FormBindingProvider } from "../../components/form/field-binding"
import { Errors, Failure, SendingStatus } from "../../components/form/form-problems"
import type { FormValues } from "../../components/form/form-values"
import { Honeypot } from "../../components/form/hidden-fields"
import { leadForms, type LeadFormParts } from "../../components/form/lead-form-fields"
import { PlainLeadForm } from "../../components/form/plain-lead-form"
import { useRemainingErrors } from "../../components/form/remaining-errors"
import type { FirmContact } from "../../components/reach-us/reach-us"
import type { LeadFormKind } from "../../domain/content/author-components"
import { parseContact } from "../../domain/lead/contact"
import { parseFeedback } from "../../domain/lead/feedback"
import { parseUnsubscribe } from "../../domain/lead/subscription"
import type { Parsed } from "../../domain/parse/parse-result"
import { parseUrl } from "../../domain/url"
import { paths } from "../../domain/paths"
import { getApiAddress } from "../../lib/api-address"
import { http as siteHttp, type Http } from "../../lib/http"
import { navigateTo } from "../../lib/navigation/follow"
import { variant } from "../../theme/variant"
import { LeadDraftKeeper, readLeadFormDraft } from "./lead-draft"
import { useLeadFormSender } from "./use-sending"
import { SubmitButton } from "../../components/form/submit-button"

type Props = {
  kind: LeadFormKind
  firm: FirmContact
  /** Answers typed in the static form. */
  typedValues: FormValues
  /** Navigates to the page that follows. */
  go?: (path: string) => unknown
  http?: Http
}

/** The parser for each form. The function that receives the form uses it too. */
const RULES: Record<LeadFormKind, (wire: unknown) => Parsed<unknown>> = {
  contact: parseContact,
  feedback: parseFeedback,
  unsubscribe: parseUnsubscribe,
}

/** A form as static HTML, complete without a script. The browser keeps its HTML until it's touched. */
export function StaticLeadForm({ kind, firmName }: { kind: LeadFormKind; firmName: string }) {
  const form = leadForms[kind]
  const binding = { formId: form.id, dependents: "in-noscript", values: form.initial } as const
  return <PlainLeadForm form={form} binding={binding} firmName={firmName} action={getApiAddress(form.action)} />
}

/** The interactive form. It's checked as a whole when it's sent, then shows the mistakes or leads to the thank-you page. */
export function InteractiveLeadForm({ kind, firm, typedValues, go = navigateTo, http = siteHttp }: Props) {
  const form = leadForms[kind]
  // The page's own values. The draft overrides them, and what was just typed overrides both.
  const [pageValues] = useState<FormValues>(() => ({ ...form.initial, ...(kind === "feedback" && getPreviousPage()) }))
  const [initial] = useState<FormValues>(() => ({ ...pageValues, ...readLeadFormDraft(form), ...typedValues }))
  const sending = useLeadFormSender({ form, parse: RULES[kind], http, go })

  return (
    <Form<FormValues> initialValues={initial} onSubmit={sending.send} subscription={{}}>
      {({ handleSubmit }) => (
        <form
          id={form.id}
          method="post"
          action={getApiAddress(form.action)}
          noValidate
          className={variant("form.form")}
          aria-busy={sending.busy || undefined}
          onSubmit={handleSubmit}
        >
          <Questions form={form} firm={firm} sending={sending} />
          {!sending.isSent && <LeadDraftKeeper form={form} pageValues={pageValues} />}
          {sending.failures > 0 && <Failure firm={firm} attempt={sending.failures} busy={sending.busy} />}
          <div className={variant("form.actions")}>
            <SubmitButton formId={form.id} busy={sending.busy}>
              {form.button}
            </SubmitButton>
          </div>
          <SendingStatus firm={firm} busy={sending.busy} />
        </form>
      )}
    </Form>
  )
}

type QuestionsProps = { form: LeadFormParts; firm: FirmContact; sending: ReturnType<typeof useLeadFormSender> }

/** The fields, with the errors that haven't been fixed since the form was refused. */
function Questions({ form, firm, sending: { refusal, judge } }: QuestionsProps) {
  const { values } = useFormState<FormValues>({ subscription: { values: true } })
  const { change } = useForm()
  const errors = useRemainingErrors(refusal, values, judge)
  return (
    <FormBindingProvider value={{ formId: form.id, dependents: "when-asked", values, errors, onChange: change }}>
      {refusal && errors.length > 0 && <Errors formId={form.id} errors={errors} refusal={refusal} />}
      <form.Fields firmName={firm.name} />
      <Honeypot />
    </FormBindingProvider>
  )
}

/** The page of this site that the visitor came from, as an answer in the feedback form; nothing if they came from elsewhere. */
export function getPreviousPage(address = document.referrer): { page?: string } {
  const url = parseUrl(address)
  return url?.origin === window.location.origin && url.pathname !== paths.feedback ? { page: url.pathname } : {}
}
