import { createIsland, renderFormPlaceholder } from "../components/island/create-island"
import type { CalculatorPart, LeadFormKind } from "../domain/content/author-components"
import type { DocumentToSend } from "../domain/documents-to-send/document-to-send"
import { QUOTE_FORM_ID } from "../domain/paths"
import type { State } from "../domain/states"
import { QUOTE_DRAFT } from "../lib/quote-draft"
import { readDraft } from "../lib/session-draft"
import { variant } from "../theme/variant"
import type { FirmQuoteFormProps } from "./firm-quote-form"

// The forms in pages. A form's code isn't loaded before it's touched, unless it has answers to show.

const hasAnswersInAddress = (): boolean => /[?&](side|state|price|propertyType)=/.test(window.location.search)

/** How the quote form starts, in a page of ours and in a partner's. */
export const QUOTE_FORM_OPTIONS = {
  placeholder: renderFormPlaceholder(QUOTE_FORM_ID),
  isFormWanted: () => hasAnswersInAddress() || readDraft(QUOTE_DRAFT) !== null,
}

export const QuoteFormIsland = createIsland<FirmQuoteFormProps>(
  "quote-form",
  () => import(/* webpackChunkName: "interactive-quote-form" */ "./firm-quote-form").then(file => file.FirmQuoteForm),
  QUOTE_FORM_OPTIONS,
)

/** A form other than the quote form: contact, feedback or unsubscribe. */
export const LeadForm = createIsland<{ kind: LeadFormKind }>(
  "lead-form",
  () => import(/* webpackChunkName: "live-lead-form" */ "./firm-lead-form").then(file => file.FirmLeadForm),
  // The form's id is also the name of its draft. This repeats the id in the form's parts, which load later.
  { placeholder: renderFormPlaceholder(), isFormWanted: ({ kind }) => readDraft(`${kind}-form`) !== null },
)

type CalculatorProps = {
  /** The comparison that's open at first. */
  start?: CalculatorPart
  /** The state and side that the page is about. They're chosen at first. */
  state?: State
  side?: "buying" | "selling"
}

const CalculatorForm = createIsland<CalculatorProps>(
  "calculator",
  () =>
    import(/* webpackChunkName: "calculator" */ "../features/calculator/interactive-calculator").then(
      file => file.InteractiveCalculator,
    ),
  { placeholder: renderFormPlaceholder(), isFormWanted: hasAnswersInAddress },
)

export const CalculatorIsland = (props: CalculatorProps) => (
  <div className={variant("calculator.box")}>
    <CalculatorForm {...props} />
  </div>
)

export const KeyDates = createIsland(
  "key-dates",
  () => import(/* webpackChunkName: "key-dates" */ "../features/key-dates/key-dates").then(file => file.KeyDates),
  { placeholder: renderFormPlaceholder(), isFormWanted: () => window.location.search !== "" },
)

/** The documents that a client has to send: all of them, until the visitor answers the form. */
export const DocumentsToSend = createIsland<{ documents: readonly DocumentToSend[] }>(
  "DocumentsToSend",
  () =>
    import(/* webpackChunkName: "documents" */ "../features/documents-to-send/interactive-documents-to-send").then(
      file => file.InteractiveDocumentsToSend,
    ),
  { placeholder: renderFormPlaceholder(), isFormWanted: hasAnswersInAddress, hasPropsElsewhere: true },
)
