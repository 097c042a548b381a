import { useQuoteContext } from "../features/quote/quote-context"
import type { CalculatorPart } from "../domain/content/author-components"
import { QUOTE_FORM_ID } from "../domain/paths"
import { onItsPages } from "./on-its-pages"

/** The firm's quote form. Its place has its id from the start, so that whoever asks for the form is taken there. */
export const QuoteForm = onItsPages(
  () => import(/* webpackChunkName: "quote-form" */ "./firm-quote-form").then(file => file.FirmQuoteForm),
  <div id={QUOTE_FORM_ID} />,
)

/** The contact, feedback and unsubscribe forms. */
export const LeadForm = onItsPages(() =>
  import(/* webpackChunkName: "lead-form" */ "./firm-lead-form").then(file => file.FirmLeadForm),
)

/** Asks about a sale and counts its dates. */
export const KeyDates = onItsPages(() =>
  import(/* webpackChunkName: "key-dates-form" */ "../features/key-dates/key-dates").then(file => file.KeyDates),
)

const AnyCalculator = onItsPages(() =>
  import(/* webpackChunkName: "calculator-form" */ "../features/calculator/calculator").then(file => file.Calculator),
)

/** Begins with the state and side that the page is about. */
export function Calculator({ start }: { start?: CalculatorPart }) {
  const { state, side } = useQuoteContext()
  return <AnyCalculator start={start} state={state} side={side} />
}

/** What it holds stays alive, a form too. */
export const Example = onItsPages(() =>
  import(/* webpackChunkName: "rare-components" */ "../components/example/example").then(file => file.Example),
)

/** What the visitor has said about measuring. */
export const ConsentChoice = onItsPages(() =>
  import(/* webpackChunkName: "rare-components" */ "../features/consent/consent-choice").then(
    file => file.ConsentChoice,
  ),
)

/** What support asks about a visitor's device. */
export const DeviceReport = onItsPages(() =>
  import(/* webpackChunkName: "device" */ "../features/device/device-report").then(file => file.DeviceReport),
)

/** Shows the icon of a name. */
export const IconFinder = onItsPages(() =>
  import(/* webpackChunkName: "rare-components" */ "../components/icon/icon-finder").then(file => file.IconFinder),
)
