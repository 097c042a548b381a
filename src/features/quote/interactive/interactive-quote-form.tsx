import { navigate } from "gatsby"
import { useEffect, useMemo, useState } from "react"
import { Form } from "react-final-form"
import { Notice } from "../../../components/notice/notice"
import { paths } from "../../../domain/paths"
import type { QuoteOutcome } from "../../../domain/quote/quote-types"
import { STATES_IN_WORDS } from "../../../domain/states"
import { apiAddress } from "../../../lib/api-address"
import { http as siteHttp, type Http } from "../../../lib/http"
import { track } from "../../../lib/tags/track"
import { variant } from "../../../theme/variant"
import { FormBindingProvider } from "../../../components/form/field-binding"
import { fieldId, submitId, textAt, type FormValues } from "../../../components/form/form-values"
import { Honeypot, type PageContext } from "../../../components/form/hidden-fields"
import { JobFields } from "../../../components/form/job-fields"
import { PersonFields } from "../../../components/form/person-fields"
import type { FirmContact } from "../../../components/reach-us/reach-us"
import { useRequestStore } from "../request-store"
import { StepHeading } from "../step-heading"
import { Answer, answerInWords } from "./answer"
import { DraftKeeper, quoteDraft } from "./draft"
import { Errors } from "../../../components/form/form-problems"
import { Failure } from "../../../components/form/form-problems"
import { initialValues } from "./initial-values"
import { interactiveBinding } from "../../../components/form/interactive-binding"
import { today as todayInSydney } from "../../../lib/today"
import { useQuoteSteps, type Go } from "./use-quote-steps"
import { EmailSuggestion, PostcodeWarning } from "./warnings"

export type InteractiveQuoteFormProps = {
  id: string
  state?: string
  side?: string
  page: PageContext
  firm: FirmContact
  /** Answers given before the form was interactive. */
  typed?: FormValues
  http?: Http
  today?: typeof todayInSydney
  go?: Go
}

/** What the last button says: only a quote that we have, and that is wanted by email, is sent to the visitor. */
const sendLabel = ({ outcome }: QuoteOutcome, byEmail: boolean): string =>
  outcome === "quoted" && byEmail ? "Send me this quote" : "Send my request"

/** The interactive quote form: the price from the job, then the person. Loaded when it is wanted. */
export function InteractiveQuoteForm({
  id,
  state,
  side,
  page,
  firm,
  typed = {},
  http = siteHttp,
  today = todayInSydney,
  go = navigate,
}: InteractiveQuoteFormProps) {
  const [initial] = useState(() => initialValues({ state, side, typed, draft: quoteDraft() }))
  const { errors, failed, outcome, submit, back } = useQuoteSteps({ page, http, today, go })
  const isLoading = useRequestStore(store => store.isLoading)
  const asked = useRequestStore(store => store.sendEmailQuote)
  const sendEmailQuote = page.sendEmailQuote ?? asked ?? true
  const binding = useMemo(() => interactiveBinding(id, errors), [id, errors])

  useEffect(() => track({ event: "quote_opened" }), [])

  return (
    <Form<FormValues> initialValues={initial} onSubmit={submit}>
      {({ handleSubmit, values }) => (
        <form
          id={id}
          method="post"
          action={apiAddress(paths.api.quotes)}
          noValidate
          className={variant("form.form")}
          aria-busy={isLoading || undefined}
          onSubmit={handleSubmit}
        >
          <FormBindingProvider value={binding}>
            <DraftKeeper state={state} side={side} begun={Object.keys(typed).length > 0} />
            <p className={variant("layout.hidden")} role="status">
              {answerInWords(outcome)}
            </p>
            <StepHeading step={outcome ? 2 : 1} />
            {errors.length > 0 && <Errors formId={id} errors={errors} />}
            {failed && <Failure firm={firm} />}
            {outcome ? (
              <>
                <Answer outcome={outcome} next={fieldId(id, "name")} />
                <PersonFields
                  firmName={firm.name}
                  afterEmail={<EmailSuggestion />}
                  afterPostcode={<PostcodeWarning />}
                  sendEmailQuote={sendEmailQuote}
                />
              </>
            ) : (
              <JobFields />
            )}
            <Honeypot />
            <Actions
              formId={id}
              elsewhere={!outcome && textAt(values, "state") === "other"}
              label={outcome ? sendLabel(outcome, wantsCopy(values, sendEmailQuote)) : "Show my price"}
              busy={isLoading}
              back={outcome && back}
            />
          </FormBindingProvider>
        </form>
      )}
    </Form>
  )
}

const wantsCopy = (values: FormValues, initial: boolean): boolean =>
  (textAt(values, "sendEmailQuote") || (initial ? "yes" : "no")) === "yes"

type ActionsProps = { formId: string; elsewhere: boolean; label: string; busy: boolean; back: (() => void) | null }

function Actions({ formId, elsewhere, label, busy, back }: ActionsProps) {
  if (elsewhere) return <Elsewhere />
  return (
    <>
      <button
        id={submitId(formId)}
        type="submit"
        className={variant("buttons.primary")}
        aria-busy={busy || undefined}
        data-late-click=""
      >
        {label}
      </button>
      {back && (
        <button type="button" className={variant("buttons.quiet")} onClick={back}>
          Change my answers
        </button>
      )}
    </>
  )
}

/** For property outside our states: no price, and no question about the person. */
function Elsewhere() {
  return (
    <Notice kind="info" title={`We act in ${STATES_IN_WORDS} only`}>
      <p>
        The law society of the property’s own state or territory lists solicitors who do conveyancing there. Its
        consumer affairs office can tell you how to check a conveyancer’s licence.
      </p>
    </Notice>
  )
}
