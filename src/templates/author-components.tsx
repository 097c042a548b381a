import type { ComponentType, ReactNode } from "react"
import { QuoteButton } from "../components/button/button"
import { CallToAction } from "../components/call-to-action/call-to-action"
import { Card, Cards } from "../components/cards/cards"
import { Illustration } from "../components/illustration/illustration"
import { KeyFact, KeyFacts } from "../components/key-facts/key-facts"
import { Notice } from "../components/notice/notice"
import { Section, Stage, Stages } from "../components/section/section"
import { Sourced, Term } from "../components/annotations/annotations"
import { StateTag } from "../components/state-tag/state-tag"
import type { AuthorComponentName } from "../domain/content/author-components"
import { ExampleQuote } from "./example-quote"
import {
  Calculator,
  ConsentChoice,
  DeviceReport,
  Example,
  IconFinder,
  KeyDates,
  LeadForm,
  QuoteForm,
} from "./living-components"
import { PageHero } from "./page-hero"
import { QuoteStart } from "./quote-start"
import {
  Comparison,
  ContactCard,
  CostBreakdown,
  CostTable,
  Faqs,
  Figure,
  Glossary,
  KeyDateExample,
  LocatorMap,
  OfferSnippet,
  Partners,
  QuoteCard,
  SearchCosts,
  SiteSearch,
  Sources,
} from "./rare-components"

/** A component whose props come out of a checked body. The allow-list and the build vouch for them. */
type FromBody = ComponentType<never> | ((props: never) => ReactNode)

/** What each author component is drawn with. A test compares this list with the allow-list. */
export const authorComponents: Record<AuthorComponentName, FromBody> = {
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
  KeyFacts,
  KeyFact,
  Comparison,
  Faqs,
  Figure,
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
  ConsentChoice,
  IconFinder,
  Example,
}
