import { lazy } from "react"
import { HydratedForm } from "../../components/form/hydrated-form"
import { QUOTE_FORM_ID } from "../../domain/paths"
import { QUOTE_DRAFT } from "../../lib/quote-draft"
import { readDraft } from "../../lib/session-draft"
import type { PageContext } from "../../components/form/hidden-fields"
import type { FirmContact } from "../../components/reach-us/reach-us"
import type { Go } from "./interactive/use-quote-steps"
import { getPageContext, parsePrefilledAnswers } from "./prefill"

const StaticQuoteForm = lazy(() => import(/* webpackChunkName: "static-quote" */ "./static-quote-form"))

const loadInteractiveQuoteForm = () =>
  import(/* webpackChunkName: "interactive-quote-form" */ "./interactive/interactive-quote-form")

export type QuoteFormProps = PageContext & {
  /** NSW, VIC or QLD, chosen at first. */
  state?: string
  side?: "buying" | "selling"
  firm: FirmContact
  /** Shows the page that follows, instead of navigating to it. */
  go?: Go
}

/** Reads the answers in the address. */
const readPrefilledAnswers = () => parsePrefilledAnswers(window.location.search)

const hasPrefillOrDraft = (): boolean =>
  Object.keys(readPrefilledAnswers()).length > 0 || readDraft(QUOTE_DRAFT) !== null

/** The quote form in a page. It's static HTML at first, and becomes interactive at the first touch. */
export function QuoteForm({ state, side, firm, go, ...page }: QuoteFormProps) {
  return (
    <HydratedForm
      id={QUOTE_FORM_ID}
      load={loadInteractiveQuoteForm}
      isWanted={hasPrefillOrDraft}
      staticForm={() => (
        <StaticQuoteForm id={QUOTE_FORM_ID} state={state} side={side} page={page} firmName={firm.name} />
      )}
      interactiveForm={({ InteractiveQuoteForm }, typedValues) => (
        <InteractiveQuoteForm
          id={QUOTE_FORM_ID}
          state={state}
          side={side}
          page={getPageContext(page, window.location.search)}
          firm={firm}
          go={go}
          typedValues={{ ...readPrefilledAnswers(), ...typedValues }}
          isTouched={Object.keys(typedValues).length > 0}
        />
      )}
    />
  )
}
