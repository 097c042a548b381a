import { useMemo, useState } from "react"
import { Form, useFormState } from "react-final-form"
import { FormBindingProvider } from "../../components/form/field-binding"
import { Errors, Failure } from "../../components/form/form-problems"
import { submitId, type FormValues } from "../../components/form/form-values"
import { Honeypot } from "../../components/form/hidden-fields"
import { interactiveBinding } from "../../components/form/interactive-binding"
import { leadForms, type LeadFormParts } from "../../components/form/lead-form-fields"
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
import { follow } from "../../lib/navigation/follow"
import { variant } from "../../theme/variant"
import { LeadDraftKeeper, readLeadDraft } from "./lead-draft"
import { useSender } from "./use-sending"

type Props = {
  kind: LeadFormKind
  firm: FirmContact
  /** What was typed in the static form. */
  typed: FormValues
  /** Shows the page that follows. */
  go?: (path: string) => unknown
  http?: Http
}

/** The one rule of each form, which the function asks too. */
const RULES: Record<LeadFormKind, (wire: unknown) => Parsed<unknown>> = {
  contact: parseContact,
  feedback: parseFeedback,
  unsubscribe: parseUnsubscribe,
}

/** A form that answers: judged as a whole when it is sent, then corrected or followed by its thank-you page. */
export function InteractiveLeadForm({ kind, firm, typed, go = follow, http = siteHttp }: Props) {
  const form = leadForms[kind]
  // What the page knows already; the draft goes before it, and what was just typed before both.
  const [untouched] = useState<FormValues>(() => ({ ...form.initial, ...(kind === "feedback" && getPreviousPage()) }))
  const [initial] = useState<FormValues>(() => ({ ...untouched, ...readLeadDraft(form), ...typed }))
  const sending = useSender({ form, parse: RULES[kind], http, go })

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
          {!sending.isSent && <LeadDraftKeeper form={form} untouched={untouched} />}
          {sending.failures > 0 && <Failure firm={firm} attempt={sending.failures} busy={sending.busy} />}
          <div className={variant("form.actions")}>
            <button
              id={submitId(form.id)}
              type="submit"
              className={variant("buttons.primary")}
              aria-busy={sending.busy || undefined}
              data-late-click=""
            >
              {form.button}
            </button>
          </div>
        </form>
      )}
    </Form>
  )
}

type QuestionsProps = { form: LeadFormParts; firm: FirmContact; sending: ReturnType<typeof useSender> }

/** The fields, with what is still wrong of what was refused. */
function Questions({ form, firm, sending: { refusal, judge } }: QuestionsProps) {
  const { values } = useFormState<FormValues>({ subscription: { values: true } })
  const errors = useRemainingErrors(refusal, values, judge)
  const binding = useMemo(() => interactiveBinding(form.id, errors), [form.id, errors])
  return (
    <FormBindingProvider value={binding}>
      {refusal && errors.length > 0 && <Errors formId={form.id} errors={errors} refusal={refusal} />}
      <form.Fields firmName={firm.name} />
      <Honeypot />
    </FormBindingProvider>
  )
}

/** The page of this site that the visitor came from, as the feedback's answer; nothing for a visitor from elsewhere. */
export function getPreviousPage(address = document.referrer): { page?: string } {
  const url = parseUrl(address)
  return url?.origin === window.location.origin && url.pathname !== paths.feedback ? { page: url.pathname } : {}
}
