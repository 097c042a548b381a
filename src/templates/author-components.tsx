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
import type { QuoteFormProps } from "../features/quote/quote-form"
import { useSiteData } from "../layouts/site-data"
import { ExampleQuote } from "./example-quote"
import { hydrateLazily } from "./lazily-hydrated"
import { PageHero, QuoteStart } from "./page-hero"
import { createStaticComponent } from "./static-component"

/*
 * What draws each component that a writer may use. A new one is static by a line in `./rare-parts.ts`, and needs nothing
 * here. One that is hydrated, at once or lazily, is listed here. Its attributes are in
 * `src/domain/content/author-components.ts`.
 */

/** The code of what few pages have, all in one chunk: each further chunk adds a line to the scripts of every page. */
const loadRareParts = () => import(/* webpackChunkName: "rare-parts" */ "./rare-parts")

/* Lazily hydrated. */

const AnyQuoteForm = hydrateLazily(
  () => import(/* webpackChunkName: "quote-form" */ "../features/quote/quote-form").then(file => file.QuoteForm),
  <div id={QUOTE_FORM_ID} />,
)

/**
 * The firm's quote form, with what the page already knows. Its id is in the page from the start, so that a link to the
 * form leads there.
 *
 * @param thankYou Where the writer wants the form to lead; without it, where the page's route does.
 * @param go       Shows the page that follows, in place of going there.
 */
export function QuoteForm({ thankYou, go }: { thankYou?: ThankYouRoute; go?: QuoteFormProps["go"] }) {
  const { site } = useSiteData()
  const { thankYouPageRoute, ...context } = useQuoteContext()
  return <AnyQuoteForm firm={site} go={go} {...context} thankYouPageRoute={thankYou ?? thankYouPageRoute} />
}

/** The contact, feedback and unsubscribe forms. */
const LeadForm = hydrateLazily(() =>
  import(/* webpackChunkName: "lead-form" */ "./firm-lead-form").then(file => file.FirmLeadForm),
)

/** Asks about a sale and counts its key dates. */
export const KeyDates = hydrateLazily(() =>
  import(/* webpackChunkName: "key-dates-form" */ "../features/key-dates/key-dates").then(file => file.KeyDates),
)

/** What a client has to send, which a few answers narrow. */
const DocumentsToSend = hydrateLazily(() =>
  import(/* webpackChunkName: "documents" */ "../features/documents-to-send/documents-to-send").then(
    file => file.DocumentsToSend,
  ),
)

const AnyCalculator = hydrateLazily(() =>
  import(/* webpackChunkName: "calculator-form" */ "../features/calculator/calculator").then(file => file.Calculator),
)

/** Starts with the state and side that the page is about. */
export function Calculator({ start }: { start?: CalculatorPart }) {
  const { state, side } = useQuoteContext()
  return <AnyCalculator start={start} state={state} side={side} />
}

/** Its children are hydrated too, such as a form. */
const Example = hydrateLazily(() => loadRareParts().then(parts => parts.Example))

/** Parts by state, and a switch between them. An inline script shows the part of a page that was loaded. */
const ByState = hydrateLazily(() => loadRareParts().then(parts => parts.ByState))

/** The visitor's choice about measuring. */
const ConsentChoice = hydrateLazily(() => loadRareParts().then(parts => parts.ConsentChoice))

/** What support asks about a visitor's device. */
const DeviceReport = hydrateLazily(() =>
  import(/* webpackChunkName: "device" */ "../features/device/device-report").then(file => file.DeviceReport),
)

/** A tool as partners show it, with buttons that copy its lines. */
const EmbedExample = hydrateLazily(() => loadRareParts().then(parts => parts.EmbedExample))

const IconFinder = hydrateLazily(() => loadRareParts().then(parts => parts.IconFinder))

/** A made-up document, whose answers become a list. */
const SampleDocument = hydrateLazily(() => loadRareParts().then(parts => parts.SampleDocument))

/* Static, never hydrated: all that isn't listed below. */

export const ContactCard = createStaticComponent(() => loadRareParts().then(parts => parts.ContactCard))

/** No author component: templates put it at the end of guides and tools. */
export const HelpfulForm = createStaticComponent(() => loadRareParts().then(parts => parts.HelpfulForm))

/** The author components that are hydrated, and those that most pages have. */
export const listedComponents = {
  Hero: PageHero,
  Section,
  Cards,
  Card,
  CallToAction,
  QuoteButton,
  Notice,
  Stages,
  Stage,
  Proofs,
  ByState,
  StatePart,
  KeyFacts,
  KeyFact,
  Term,
  Sourced,
  StateTag,
  Illustration,
  QuoteStart,
  QuoteForm,
  LeadForm,
  ExampleQuote,
  Calculator,
  KeyDates,
  DocumentsToSend,
  SampleDocument,
  ContactCard,
  DeviceReport,
  EmbedExample,
  ConsentChoice,
  IconFinder,
  Example,
} satisfies Partial<Record<DrawnComponentName, FromBody>>

/** The compiler names one that's neither listed nor a rare part. */
const createRarePart = (name: Exclude<DrawnComponentName, keyof typeof listedComponents>): FromBody =>
  createStaticComponent<never>(() => loadRareParts().then(parts => parts[name]))

/** What draws each author component that a page has shown. A rare one is made when a page first has it. */
const components = new Map<string, FromBody>(Object.entries(listedComponents))

/** What draws the author component of that name. The build has refused all other names. */
export function findAuthorComponent(name: string): FromBody {
  const component = components.get(name) ?? createRarePart(name as Parameters<typeof createRarePart>[0])
  components.set(name, component)
  return component
}
