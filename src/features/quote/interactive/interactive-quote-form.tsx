import { navigate } from "gatsby"
import { useState, type KeyboardEvent, type ReactNode } from "react"
import { Form } from "react-final-form"
import { paths } from "../../../domain/paths"
import { getApiAddress } from "../../../lib/api-address"
import { getReferringPartner } from "../../../lib/attribution/visit"
import { http as siteHttp, type Http } from "../../../lib/http"
import { today as todayInSydney } from "../../../lib/today"
import { variant } from "../../../theme/variant"
import type { FormValues } from "../../../components/form/form-values"
import type { PageContext } from "../../../components/form/hidden-fields"
import type { FirmContact } from "../../../components/reach-us/reach-us"
import { useRequestStore } from "../request-store"
import { FormColumns } from "../form-columns"
import { DraftKeeper, readQuoteDraft } from "./draft"
import { getInitialQuoteAnswers, isIncludedInDraft, listInitialScreens } from "./initial-values"
import { QuoteSoFarProvider, ReceiptBeside } from "./receipt-so-far"
import { readScreenTrail } from "./screen-history"
import { StepContent } from "./step-content"
import { useQuoteSteps, type Go } from "./use-quote-steps"

export type InteractiveQuoteFormProps = {
  id: string
  state?: string
  side?: string
  page: PageContext
  firm: FirmContact
  /** Answers from the static form or the page's address. */
  typedValues?: FormValues
  /** True if the static form had answers. Unless they match the draft, the visitor has just given them. */
  isTouched?: boolean
  /** Shown on the first screen only. */
  intro?: ReactNode
  /** For a form over the page: closes it, when the visitor goes back from its first screen. */
  onLeave?: () => boolean
  http?: Http
  today?: typeof todayInSydney
  go?: Go
}

/** Scrolls a text area that got the focus by Tab fully into view: the browser scrolls only far enough for its first line. */
function scrollTextAreaIntoView({ key, target }: KeyboardEvent): void {
  if (key === "Tab" && target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: "nearest" })
}

/** The quote in three steps: the property, its price, and where to send it. Loaded on demand. */
export function InteractiveQuoteForm({
  id,
  state,
  side,
  page,
  firm,
  typedValues = {},
  isTouched = false,
  intro,
  onLeave,
  http = siteHttp,
  today = todayInSydney,
  go = navigate,
}: InteractiveQuoteFormProps) {
  const overlay = onLeave !== undefined
  const [first] = useState(() => {
    const draft = readQuoteDraft()
    const sources = { state, side, typedValues, draft }
    const values = getInitialQuoteAnswers(sources)
    return {
      values,
      screens: listInitialScreens(sources, values, today, readScreenTrail(id)),
      isOpened: overlay || (isTouched && !(draft && isIncludedInDraft(typedValues, draft.values))),
      partner: page.partner ?? getReferringPartner()?.partner,
      hasDraft: draft !== null,
    }
  })
  /** What the form started with, until the visitor starts again. */
  const [beginning, setBeginning] = useState({
    hasTypedValues: Object.keys(typedValues).length > 0,
    hasDraft: first.hasDraft,
  })
  const steps = useQuoteSteps({
    ...{ id, start: first.screens, isOpened: first.isOpened },
    ...{ onLeave, page, http, today, go },
  })
  const isLoading = useRequestStore(store => store.isLoading)

  return (
    // No subscription here: components that show an answer subscribe to it, so that the rest doesn't rerender.
    <Form<FormValues> initialValues={first.values} onSubmit={steps.submit} subscription={{}}>
      {({ handleSubmit, form }) => (
        <QuoteSoFarProvider today={today}>
          <FormColumns overlay={overlay} aside={steps.screen !== "price" && <ReceiptBeside />}>
            <form
              id={id}
              method="post"
              action={getApiAddress(paths.api.quotes)}
              noValidate
              className={variant("quoteForm.form")}
              aria-busy={isLoading || undefined}
              onSubmit={handleSubmit}
              onFocus={steps.open}
              // Safari doesn't focus radio buttons or buttons when they're pressed, so `onFocus` isn't enough.
              onClick={steps.open}
              onKeyUp={scrollTextAreaIntoView}
            >
              <DraftKeeper state={state} side={side} screen={steps.screen} hasTypedValues={beginning.hasTypedValues} />
              <StepContent
                id={id}
                level={overlay ? 3 : 2}
                firm={firm}
                intro={intro}
                steps={steps}
                partner={first.partner}
                today={today}
                hasAnswers={beginning.hasTypedValues || beginning.hasDraft}
                startAgain={() => {
                  setBeginning({ hasTypedValues: false, hasDraft: false })
                  form.reset(getInitialQuoteAnswers({ state, side, typedValues: {}, draft: null }))
                  steps.startAgain()
                }}
              />
            </form>
          </FormColumns>
        </QuoteSoFarProvider>
      )}
    </Form>
  )
}
