import { Sourced, Term } from "../components/annotations/annotations"
import type { FromBody } from "../components/body/body"
import { StatePart } from "../components/by-state/state-part"
import { QuoteButton } from "../components/button/button"
import { CallToAction } from "../components/call-to-action/call-to-action"
import { Card, Cards } from "../components/cards/cards"
import { Illustration } from "../components/illustration/illustration"
import { KeyFact, KeyFacts } from "../components/key-facts/key-facts"
import { Notice } from "../components/notice/notice"
import { Proofs } from "../components/proofs/proofs"
import { Section, Stage, Stages } from "../components/section/section"
import { StateTag } from "../components/state-tag/state-tag"
import type { CalculatorPart, DrawnComponentName } from "../domain/content/author-components"
import { QUOTE_FORM_ID, type ThankYouRoute } from "../domain/paths"
import { useQuoteContext } from "../features/quote/quote-context"
import { useSiteData } from "../layouts/site-data"
import { ExampleQuote } from "./example-quote"
import { lazilyHydrated } from "./lazily-hydrated"
import { PageHero, QuoteStart } from "./page-hero"
import { staticComponent } from "./static-component"

/*
 * What draws each component that a writer may use. A new one is listed here in one of three ways: imported above and
 * hydrated with the page, lazily hydrated, or static. Its attributes are in `src/domain/content/author-components.ts`.
 */

/** The code of what few pages have, all in one chunk: each further chunk adds a line to the scripts of every page. */
const rareParts = () => import(/* webpackChunkName: "rare-parts" */ "./rare-parts")

/* Lazily hydrated. */

const AnyQuoteForm = lazilyHydrated(
  () => import(/* webpackChunkName: "quote-form" */ "../features/quote/quote-form").then(file => file.QuoteForm),
  <div id={QUOTE_FORM_ID} />,
)

/**
 * The firm's quote form, with what the page already knows. Its id is in the page from the start, so that a link to the
 * form leads there.
 *
 * @param thankYou Where the writer wants the form to lead; without it, where the page's route does.
 */
export function QuoteForm({ thankYou }: { thankYou?: ThankYouRoute }) {
  const { site } = useSiteData()
  const { thankYouPageRoute, ...context } = useQuoteContext()
  return <AnyQuoteForm firm={site} {...context} thankYouPageRoute={thankYou ?? thankYouPageRoute} />
}

/** The contact, feedback and unsubscribe forms. */
const LeadForm = lazilyHydrated(() =>
  import(/* webpackChunkName: "lead-form" */ "./firm-lead-form").then(file => file.FirmLeadForm),
)

/** Asks about a sale and counts its key dates. */
const KeyDates = lazilyHydrated(() =>
  import(/* webpackChunkName: "key-dates-form" */ "../features/key-dates/key-dates").then(file => file.KeyDates),
)

const AnyCalculator = lazilyHydrated(() =>
  import(/* webpackChunkName: "calculator-form" */ "../features/calculator/calculator").then(file => file.Calculator),
)

/** Starts with the state and side that the page is about. */
function Calculator({ start }: { start?: CalculatorPart }) {
  const { state, side } = useQuoteContext()
  return <AnyCalculator start={start} state={state} side={side} />
}

/** Its children are hydrated too, such as a form. */
const Example = lazilyHydrated(() => rareParts().then(parts => parts.Example))

/** Parts by state, and a switch between them. An inline script shows the part of a page that was loaded. */
const ByState = lazilyHydrated(() => rareParts().then(parts => parts.ByState))

/** The visitor's choice about measuring. */
const ConsentChoice = lazilyHydrated(() => rareParts().then(parts => parts.ConsentChoice))

/** What support asks about a visitor's device. */
const DeviceReport = lazilyHydrated(() =>
  import(/* webpackChunkName: "device" */ "../features/device/device-report").then(file => file.DeviceReport),
)

/** Shows the icon of a name. */
const IconFinder = lazilyHydrated(() => rareParts().then(parts => parts.IconFinder))

/* Static, never hydrated. */

const CostBreakdown = staticComponent(() => rareParts().then(parts => parts.CostBreakdown))

const KeyDateExample = staticComponent(() => rareParts().then(parts => parts.KeyDateExample))

const SearchCosts = staticComponent(() => rareParts().then(parts => parts.SearchCosts))

const FigureTables = staticComponent(() => rareParts().then(parts => parts.FigureTables))

const CostTable = staticComponent(() => rareParts().then(parts => parts.CostTable))

const LocatorMap = staticComponent(() => rareParts().then(parts => parts.LocatorMap))

const Proof = staticComponent(() => rareParts().then(parts => parts.Proof))

const Faqs = staticComponent(() => rareParts().then(parts => parts.Faqs))

const OfferSnippet = staticComponent(() => rareParts().then(parts => parts.OfferSnippet))

const Sources = staticComponent(() => rareParts().then(parts => parts.SourceList))

const Comparison = staticComponent(() => rareParts().then(parts => parts.Comparison))

const Figure = staticComponent(() => rareParts().then(parts => parts.Figure))

const Picture = staticComponent(() => rareParts().then(parts => parts.TextPicture))

const QuoteCard = staticComponent(() => rareParts().then(parts => parts.QuoteCard))

export const ContactCard = staticComponent(() => rareParts().then(parts => parts.FirmContactCard))

const Glossary = staticComponent(() => rareParts().then(parts => parts.Glossary))

const SiteSearch = staticComponent(() => rareParts().then(parts => parts.SiteSearch))

const Partners = staticComponent(() => rareParts().then(parts => parts.Partners))

const People = staticComponent(() => rareParts().then(parts => parts.People))

/** What draws each author component. A test compares this list with the list of those that are allowed. */
export const authorComponents: Record<DrawnComponentName, FromBody> = {
  Hero: PageHero,
  Section,
  Cards,
  Card,
  CallToAction,
  QuoteCard,
  QuoteButton,
  Notice,
  Stages,
  Stage,
  Proofs,
  Proof,
  ByState,
  StatePart,
  KeyFacts,
  KeyFact,
  Comparison,
  Faqs,
  Figure,
  Picture,
  Term,
  Glossary,
  SiteSearch,
  Sourced,
  StateTag,
  Illustration,
  QuoteStart,
  QuoteForm,
  LeadForm,
  ExampleQuote,
  CostBreakdown,
  CostTable,
  Calculator,
  KeyDates,
  KeyDateExample,
  SearchCosts,
  FigureTables,
  LocatorMap,
  Sources,
  ContactCard,
  DeviceReport,
  OfferSnippet,
  Partners,
  People,
  ConsentChoice,
  IconFinder,
  Example,
}
