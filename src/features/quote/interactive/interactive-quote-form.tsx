import { navigate } from "gatsby"
import { useState, type KeyboardEvent, type ReactNode } from "react"
import { Form } from "react-final-form"
import { paths } from "../../../domain/paths"
import { getApiAddress } from "../../../lib/api-address"
import { getMetPartner } from "../../../lib/attribution/met-partner"
import { http as siteHttp, type Http } from "../../../lib/http"
import { today as todayInSydney } from "../../../lib/today"
import { variant } from "../../../theme/variant"
import type { FormValues } from "../../../components/form/form-values"
import type { PageContext } from "../../../components/form/hidden-fields"
import type { FirmContact } from "../../../components/reach-us/reach-us"
import { useRequestStore } from "../request-store"
import { FormColumns } from "../form-columns"
import { DraftKeeper, quoteDraft } from "./draft"
import { getInitialValues, isKept, getFirstScreens } from "./initial-values"
import { QuoteSoFarProvider, ReceiptBeside } from "./receipt-so-far"
import { readTrail } from "./screen-history"
import { StepContent } from "./step-content"
import { useQuoteSteps, type Go } from "./use-quote-steps"

export type InteractiveQuoteFormProps = {
  id: string
  state?: string
  side?: string
  page: PageContext
  firm: FirmContact
  /** Answers given before the form was interactive, in it or in the page's address. */
  typed?: FormValues
  /** The form had answers before it was interactive: unless they're those of the draft, the visitor gave them. */
  touched?: boolean
  /** Said on the first screen only, which it's about. */
  intro?: ReactNode
  /** For a form over the page: what Back does on its first screen. */
  onLeave?: () => boolean
  http?: Http
  today?: typeof todayInSydney
  go?: Go
}

/** Of a text area that Tab leads to, a browser brings the first line into view: the footer may cover the rest. */
function showWhole({ key, target }: KeyboardEvent): void {
  if (key === "Tab" && target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: "nearest" })
}

/** The quote in three steps: the property, its price, and where to send it. Loaded when it's wanted. */
export function InteractiveQuoteForm({
  id,
  state,
  side,
  page,
  firm,
  typed = {},
  touched = false,
  intro,
  onLeave,
  http = siteHttp,
  today = todayInSydney,
  go = navigate,
}: InteractiveQuoteFormProps) {
  const [first] = useState(() => {
    const beginnings = { state, side, typed, draft: quoteDraft() }
    const values = getInitialValues(beginnings)
    const screens = getFirstScreens(beginnings, values, today, readTrail(id))
    const { draft } = beginnings
    const isOpened = onLeave !== undefined || (touched && !(draft && isKept(typed, draft.values)))
    return { values, screens, isOpened, partner: page.partner ?? getMetPartner()?.partner, hasDraft: draft !== null }
  })
  /** What the form began with, until the visitor starts again. */
  const [begun, setBegun] = useState({ typed: Object.keys(typed).length > 0, draft: first.hasDraft })
  const overlay = onLeave !== undefined
  const steps = useQuoteSteps({
    ...{ id, start: first.screens, isOpened: first.isOpened },
    ...{ onLeave, page, http, today, go },
  })
  const isLoading = useRequestStore(store => store.isLoading)
  const asked = useRequestStore(store => store.sendEmailQuote)

  return (
    // Whoever shows an answer asks for it: nothing here is drawn again when one changes.
    <Form<FormValues> initialValues={first.values} onSubmit={steps.submit} subscription={{}}>
      {({ handleSubmit, form }) => (
        <QuoteSoFarProvider today={today}>
          <FormColumns overlay={overlay} beside={steps.screen !== "price" && <ReceiptBeside />}>
            <form
              id={id}
              method="post"
              action={getApiAddress(paths.api.quotes)}
              noValidate
              className={variant("quoteForm.form")}
              aria-busy={isLoading || undefined}
              onSubmit={handleSubmit}
              onFocus={steps.opened}
              // Safari focuses no choice and no button that's pressed.
              onClick={steps.opened}
              onKeyUp={showWhole}
            >
              <DraftKeeper state={state} side={side} screen={steps.screen} begun={begun.typed} />
              <StepContent
                id={id}
                level={overlay ? 3 : 2}
                firm={firm}
                intro={intro}
                steps={steps}
                sendEmailQuote={page.sendEmailQuote ?? asked ?? true}
                partner={first.partner}
                today={today}
                isBegun={begun.typed || begun.draft}
                startAgain={() => {
                  setBegun({ typed: false, draft: false })
                  form.reset(getInitialValues({ state, side, typed: {}, draft: null }))
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
