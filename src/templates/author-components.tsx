import { Sourced, Term } from "../components/annotations/annotations"
import type { FromBody } from "../components/body/body"
import { ByState, StatePart } from "../components/by-state/by-state"
import { QuoteButton } from "../components/button/button"
import { CallToAction } from "../components/call-to-action/call-to-action"
import { Card, Cards } from "../components/cards/cards"
import { Illustration } from "../components/illustration/illustration"
import { KeyFact, KeyFacts } from "../components/key-facts/key-facts"
import { Notice } from "../components/notice/notice"
import { Proof, Proofs } from "../components/proofs/proofs"
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
const Example = lazilyHydrated(() =>
  import(/* webpackChunkName: "static-components" */ "../components/example/example").then(file => file.Example),
)

/** The visitor's choice about measuring. */
const ConsentChoice = lazilyHydrated(() =>
  import(/* webpackChunkName: "static-components" */ "../features/consent/consent-choice").then(
    file => file.ConsentChoice,
  ),
)

/** What support asks about a visitor's device. */
const DeviceReport = lazilyHydrated(() =>
  import(/* webpackChunkName: "device" */ "../features/device/device-report").then(file => file.DeviceReport),
)

/** Shows the icon of a name. */
const IconFinder = lazilyHydrated(() =>
  import(/* webpackChunkName: "static-components" */ "../components/icon/icon-finder").then(file => file.IconFinder),
)

/*
 * Static, never hydrated. The code of all that few pages have is one chunk, with some lazily hydrated ones above: each
 * further chunk adds a line to the scripts of every page.
 */

const CostBreakdown = staticComponent(() =>
  import(/* webpackChunkName: "static-components" */ "../components/cost-breakdown/cost-breakdown").then(
    file => file.CostBreakdown,
  ),
)

const KeyDateExample = staticComponent(() =>
  import(/* webpackChunkName: "static-components" */ "../components/key-date-example/key-date-example").then(
    file => file.KeyDateExample,
  ),
)

const SearchCosts = staticComponent(() =>
  import(/* webpackChunkName: "static-components" */ "../components/search-costs/search-costs").then(
    file => file.SearchCosts,
  ),
)

const CostTable = staticComponent(() =>
  import(/* webpackChunkName: "static-components" */ "../components/cost-table/cost-table").then(
    file => file.CostTable,
  ),
)

const LocatorMap = staticComponent(() =>
  import(/* webpackChunkName: "static-components" */ "../components/locator-map/locator-map").then(
    file => file.LocatorMap,
  ),
)

const Faqs = staticComponent(() =>
  import(/* webpackChunkName: "static-components" */ "../components/content-lists/content-lists").then(
    file => file.Faqs,
  ),
)

const OfferSnippet = staticComponent(() =>
  import(/* webpackChunkName: "static-components" */ "../components/asides/asides").then(file => file.OfferSnippet),
)

const Sources = staticComponent(() =>
  import(/* webpackChunkName: "static-components" */ "../components/content-lists/content-lists").then(
    file => file.SourceList,
  ),
)

const Comparison = staticComponent(() =>
  import(/* webpackChunkName: "static-components" */ "../components/comparison/comparison").then(
    file => file.Comparison,
  ),
)

const Figure = staticComponent(() =>
  import(/* webpackChunkName: "static-components" */ "../components/picture/picture").then(file => file.Figure),
)

const Picture = staticComponent(() =>
  import(/* webpackChunkName: "static-components" */ "../components/picture/picture").then(file => file.TextPicture),
)

const QuoteCard = staticComponent(() =>
  import(/* webpackChunkName: "static-components" */ "../components/asides/asides").then(file => file.QuoteCard),
)

export const ContactCard = staticComponent(() =>
  import(/* webpackChunkName: "static-components" */ "./firm-contact-card").then(file => file.FirmContactCard),
)

const Glossary = staticComponent(() =>
  import(/* webpackChunkName: "static-components" */ "../components/content-lists/content-lists").then(
    file => file.Glossary,
  ),
)

const SiteSearch = staticComponent(() =>
  import(/* webpackChunkName: "static-components" */ "../components/site-search/site-search").then(
    file => file.SiteSearch,
  ),
)

const Partners = staticComponent(() =>
  import(/* webpackChunkName: "static-components" */ "../components/content-lists/content-lists").then(
    file => file.Partners,
  ),
)

const People = staticComponent(() =>
  import(/* webpackChunkName: "static-components" */ "../components/people/people").then(file => file.People),
)

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
