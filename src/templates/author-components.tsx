import { useContext } from "react"
import { Sourced, Term } from "../components/annotations/annotations"
import type { FromBody } from "../components/body/body"
import { QuoteButton } from "../components/button/button"
import { CallToAction } from "../components/call-to-action/call-to-action"
import { Card, Cards } from "../components/cards/cards"
import { createIsland } from "../components/island/create-island"
import { registerIsland } from "../components/island/start-islands"
import { Illustration } from "../components/illustration/illustration"
import { KeyFact, KeyFacts } from "../components/key-facts/key-facts"
import { Notice } from "../components/notice/notice"
import { Proofs } from "../components/proofs/proofs"
import { Section, Stage, Stages } from "../components/section/section"
import { StatePart, StateTag } from "../components/state-tag/state-tag"
import type { CalculatorPart, DrawnComponentName } from "../domain/content/author-components"
import type { ThankYouRoute } from "../domain/paths"
import type { ExampleProperty } from "../domain/job/example"
import type { Quote } from "../domain/quote/quote-types"
import type { ExplainedSample } from "../domain/sample-documents/explained-part"
import { PagePartnerSharing, useQuoteContext } from "../features/quote/quote-context"
import { variant } from "../theme/variant"
import { CalculatorIsland, DocumentsToSend, KeyDates, LeadForm, QuoteFormIsland } from "./form-islands"
import { PageHero, QuoteStart } from "./page-hero"
import { createStaticComponent } from "./static-component"

/*
 * The components that render what writers may use. To add a static one, add a line to `./rare-parts.ts` only. An island is
 * listed here, and so is what most pages have.
 */

/** The code of components that few pages have, all in one chunk: each chunk adds a line to the scripts of every page. */
export const loadRareParts = () => import(/* webpackChunkName: "rare-parts" */ "./rare-parts")

/** The page has the form's id from the start, so links to it work. `thankYou` is the writer's choice of thank-you page. */
export function QuoteForm({ thankYou }: { thankYou?: ThankYouRoute }) {
  const { thankYouPageRoute, ...context } = useQuoteContext()
  const sharing = useContext(PagePartnerSharing)
  return <QuoteFormIsland {...context} sharing={sharing} thankYouPageRoute={thankYou ?? thankYouPageRoute} />
}

const LateSettlement = createIsland("late-settlement", () =>
  import(/* webpackChunkName: "late" */ "../features/late-settlement/late-settlement").then(
    file => file.LateSettlement,
  ),
)

const OwnContract = createIsland<{ samples: readonly ExplainedSample[] }>(
  "OwnContract",
  () =>
    import(/* webpackChunkName: "own-contract" */ "../features/own-contract/own-contract").then(
      file => file.OwnContract,
    ),
  { hasPropsElsewhere: true },
)

/** The calculator. It starts with the state and side that the page is about. */
export function Calculator({ start }: { start?: CalculatorPart }) {
  const { state, side } = useQuoteContext()
  return <CalculatorIsland start={start} state={state} side={side} />
}

const ConsentChoice = createIsland("consent-choice", () => loadRareParts().then(parts => parts.ConsentChoice), {
  isRedrawn: true,
})

const DeviceReport = createIsland(
  "device",
  () => import(/* webpackChunkName: "device" */ "../features/device/device-report").then(file => file.DeviceReport),
  { isRedrawn: true },
)

const IconFinder = createIsland("icon-finder", () => loadRareParts().then(parts => parts.IconFinder))

/* Islands inside static components of the rare parts. */

const REDRAWN = { isRedrawn: true }

registerIsland("cap-answer", () => loadRareParts().then(parts => parts.CapAnswer), REDRAWN)
registerIsland("copy-source", () => loadRareParts().then(parts => parts.CopySource), REDRAWN)
registerIsland("found-problems", () => loadRareParts().then(parts => parts.FoundProblems), REDRAWN)
registerIsland("unanswered-checks", () => loadRareParts().then(parts => parts.UnansweredChecks), REDRAWN)

/* Static, never run by React on the first page. That also applies to all components that aren't listed below. */

export const ContactCard = createStaticComponent(() => loadRareParts().then(parts => parts.ContactCard))

const ExampleSheet = createStaticComponent(() =>
  import(/* webpackChunkName: "quote-sheet" */ "../components/quote-sheet/example-sheet").then(
    file => file.ExampleSheet,
  ),
)

/** A worked quote, itemised like a visitor's own. It's calculated and rendered at build, so the page loads no rules. */
export const ExampleQuote = (props: { quote: Quote; property?: ExampleProperty }) => (
  <div className={variant("quote.example")}>
    <ExampleSheet {...props} />
  </div>
)

/** Not an author component: templates put it at the end of guides and tools. */
export const HelpfulForm = createStaticComponent(() => loadRareParts().then(parts => parts.HelpfulForm))

/** The author components that are islands, and those that most pages have. */
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
  LateSettlement,
  DocumentsToSend,
  OwnContract,
  ContactCard,
  DeviceReport,
  ConsentChoice,
  IconFinder,
} satisfies Partial<Record<DrawnComponentName, FromBody>>

/** The compiler reports a component that's neither listed nor a rare part. */
const createRarePart = (name: Exclude<DrawnComponentName, keyof typeof listedComponents>): FromBody =>
  createStaticComponent<never>(() => loadRareParts().then(parts => parts[name]))

/** The component that renders each author component that a page has used. A rare one is created when a page first uses it. */
const components = new Map<string, FromBody>(Object.entries(listedComponents))

/** The component that renders the author component `name`. The build has refused all other names. */
export function getMdxComponentByName(name: string): FromBody {
  const component = components.get(name) ?? createRarePart(name as Parameters<typeof createRarePart>[0])
  components.set(name, component)
  return component
}
