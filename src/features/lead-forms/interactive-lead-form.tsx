import { useContext, useState } from "react"
import { Form, useFormState } from "react-final-form"
import { AnswersForm } from "../../components/form/answers-form"
import { FormBindingProvider } from "../../components/form/field-binding"
import { Errors, Failure, SendingStatus } from "../../components/form/form-problems"
import type { FormValues } from "../../components/form/form-values"
import { Honeypot } from "../../components/form/hidden-fields"
import { LEAD_FORM_VERSION, leadForms, type LeadFormParts } from "../../components/form/lead-form-fields"
import { useRemainingErrors } from "../../components/form/remaining-errors"
import type { FirmContact } from "../../components/reach-us/reach-us"
import { StaticHtml, useInBrowser, WritesHtml } from "../../components/static-html/static-html"
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

/**
 * The form, complete without a script. With one, it's checked as a whole when it's sent, then shows the mistakes or leads to
 * the thank-you page.
 */
export function InteractiveLeadForm({ kind, firm, go = navigateTo, http = siteHttp }: Props) {
  const form = leadForms[kind]
  const writesHtml = useContext(WritesHtml)
  // The page's own values. The draft overrides them.
  const [pageValues] = useState<FormValues>(() => ({
    ...form.initial,
    ...(kind === "feedback" && !writesHtml && getPreviousPage()),
  }))
  const [initial] = useState<FormValues>(() => ({ ...pageValues, ...readLeadFormDraft(form) }))
  const sending = useLeadFormSender({ form, parse: RULES[kind], http, go })

  return (
    <Form<FormValues> initialValues={initial} onSubmit={sending.send} subscription={{}}>
      {({ handleSubmit }) => (
        <AnswersForm
          id={form.id}
          action={getApiAddress(form.action)}
          className={variant("form.form")}
          aria-busy={sending.busy || undefined}
          onSubmit={handleSubmit}
        >
          <Questions form={form} firm={firm} sending={sending} />
          <StaticHtml hidden>{() => <input type="hidden" name="formVersion" value={LEAD_FORM_VERSION} />}</StaticHtml>
          {!sending.isSent && <LeadDraftKeeper form={form} pageValues={pageValues} />}
          {sending.failures > 0 && <Failure firm={firm} attempt={sending.failures} busy={sending.busy} />}
          <div className={variant("form.actions")}>
            <SubmitButton formId={form.id} busy={sending.busy}>
              {form.button}
            </SubmitButton>
          </div>
          <SendingStatus firm={firm} busy={sending.busy} />
        </AnswersForm>
      )}
    </Form>
  )
}

type QuestionsProps = { form: LeadFormParts; firm: FirmContact; sending: ReturnType<typeof useLeadFormSender> }

/** The fields, with the errors that haven't been fixed since the form was refused. */
function Questions({ form, firm, sending: { refusal, judge } }: QuestionsProps) {
  const inBrowser = useInBrowser()
  const { values } = useFormState<FormValues>({ subscription: { values: true } })
  const errors = useRemainingErrors(refusal, values, judge)
  return (
    <FormBindingProvider
      value={
        inBrowser
          ? { formId: form.id, dependents: "when-asked", values, errors }
          : { formId: form.id, dependents: "in-noscript", values: form.initial }
      }
    >
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
