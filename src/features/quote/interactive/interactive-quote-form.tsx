import { navigate } from "gatsby"
import { useEffect, useState, type ReactNode } from "react"
import { Form } from "react-final-form"
import { paths } from "../../../domain/paths"
import { apiAddress } from "../../../lib/api-address"
import { metPartner } from "../../../lib/attribution/met-partner"
import { http as siteHttp, type Http } from "../../../lib/http"
import { track } from "../../../lib/tags/track"
import { today as todayInSydney } from "../../../lib/today"
import { variant } from "../../../theme/variant"
import type { FormValues } from "../../../components/form/form-values"
import type { PageContext } from "../../../components/form/hidden-fields"
import type { FirmContact } from "../../../components/reach-us/reach-us"
import { useRequestStore } from "../request-store"
import { FormColumns } from "../form-columns"
import { DraftKeeper, quoteDraft } from "./draft"
import { initialValues, screensAtFirst } from "./initial-values"
import { QuoteSoFarProvider, ReceiptBeside } from "./receipt-so-far"
import { trailInHistory } from "./screen-history"
import { StepContent } from "./step-content"
import { useQuoteSteps, type Go } from "./use-quote-steps"

export type InteractiveQuoteFormProps = {
  id: string
  state?: string
  side?: string
  page: PageContext
  firm: FirmContact
  /** Answers given before the form was interactive. */
  typed?: FormValues
  /** Said on the first screen only, which it's about. */
  intro?: ReactNode
  /** For a form over the page: what Back does on its first screen. */
  onLeave?: () => boolean
  http?: Http
  today?: typeof todayInSydney
  go?: Go
}

/** The quote in three steps: the property, its price, and where to send it. Loaded when it's wanted. */
export function InteractiveQuoteForm({
  id,
  state,
  side,
  page,
  firm,
  typed = {},
  intro,
  onLeave,
  http = siteHttp,
  today = todayInSydney,
  go = navigate,
}: InteractiveQuoteFormProps) {
  const [first] = useState(() => {
    const beginnings = { state, side, typed, draft: quoteDraft() }
    const values = initialValues(beginnings)
    const screens = screensAtFirst(beginnings, values, today(), trailInHistory(id))
    return { values, screens, partner: page.partner ?? metPartner()?.partner }
  })
  useEffect(() => track({ event: "quote_opened" }), [])
  const steps = useQuoteSteps({ id, start: first.screens, onLeave, page, http, today, go })
  const isLoading = useRequestStore(store => store.isLoading)
  const asked = useRequestStore(store => store.sendEmailQuote)
  const overlay = onLeave !== undefined

  return (
    // Whoever shows an answer asks for it: nothing here is drawn again when one changes.
    <Form<FormValues> initialValues={first.values} onSubmit={steps.submit} subscription={{}}>
      {({ handleSubmit, form }) => (
        <QuoteSoFarProvider today={today}>
          <FormColumns overlay={overlay} beside={steps.screen !== "price" && <ReceiptBeside />}>
            <form
              id={id}
              method="post"
              action={apiAddress(paths.api.quotes)}
              noValidate
              className={variant("quoteForm.form")}
              aria-busy={isLoading || undefined}
              onSubmit={handleSubmit}
            >
              <DraftKeeper state={state} side={side} screen={steps.screen} begun={Object.keys(typed).length > 0} />
              <StepContent
                id={id}
                level={overlay ? 3 : 2}
                firm={firm}
                intro={intro}
                steps={steps}
                sendEmailQuote={page.sendEmailQuote ?? asked ?? true}
                partner={first.partner}
                today={today}
                startAgain={() => {
                  form.reset(initialValues({ state, side, typed: {}, draft: null }))
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
