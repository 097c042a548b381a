import { lazy, Suspense, type ComponentProps } from "react"
import type { Example as ExampleOf } from "../components/example/example"
import type { Calculator as CalculatorOf } from "../features/calculator/calculator"
import { useQuoteContext } from "../features/quote/quote-context"
import { atBuild } from "./at-build"

/* One chunk for all that few pages need code for: each chunk more is a line in the script of every page. */
const Drawn = lazy(() =>
  import(/* webpackChunkName: "rare-components" */ "../components/example/example").then(file => ({
    default: file.Example,
  })),
)

const KeyDatesForm = lazy(() =>
  import(/* webpackChunkName: "rare-components" */ "../features/key-dates/key-dates").then(file => ({
    default: file.KeyDates,
  })),
)

/** Asks about a sale and counts its dates. */
export const KeyDates = () => (
  <Suspense>
    <KeyDatesForm />
  </Suspense>
)

/** What it holds stays alive, a form too. Its code comes only to a page that has one. */
export const Example = (props: ComponentProps<typeof ExampleOf>) => (
  <Suspense>
    <Drawn {...props} />
  </Suspense>
)

export const CostBreakdown = atBuild(() =>
  import(/* webpackChunkName: "rare-components" */ "../components/cost-breakdown/cost-breakdown").then(
    file => file.CostBreakdown,
  ),
)

export const KeyDateExample = atBuild(() =>
  import(/* webpackChunkName: "rare-components" */ "../components/key-date-example/key-date-example").then(
    file => file.KeyDateExample,
  ),
)

export const SearchCosts = atBuild(() =>
  import(/* webpackChunkName: "rare-components" */ "../components/search-costs/search-costs").then(
    file => file.SearchCosts,
  ),
)

export const CostTable = atBuild(() =>
  import(/* webpackChunkName: "rare-components" */ "../components/cost-table/cost-table").then(file => file.CostTable),
)

const DrawnCalculator = lazy(() =>
  import(/* webpackChunkName: "calculator-start" */ "../features/calculator/calculator").then(file => ({
    default: file.Calculator,
  })),
)

/** Alive from the first touch; only then do its rules come. Begins with the state and side that the page is about. */
export function Calculator(props: Pick<ComponentProps<typeof CalculatorOf>, "start">) {
  const { state, side } = useQuoteContext()
  return (
    <Suspense>
      <DrawnCalculator {...props} state={state} side={side} />
    </Suspense>
  )
}

export const LocatorMap = atBuild(() =>
  import(/* webpackChunkName: "rare-components" */ "../components/locator-map/locator-map").then(
    file => file.LocatorMap,
  ),
)

export const Faqs = atBuild(() =>
  import(/* webpackChunkName: "rare-components" */ "../components/faqs/faqs").then(file => file.Faqs),
)

export const OfferSnippet = atBuild(() =>
  import(/* webpackChunkName: "rare-components" */ "../components/offer-snippet/offer-snippet").then(
    file => file.OfferSnippet,
  ),
)

export const Sources = atBuild(() =>
  import(/* webpackChunkName: "rare-components" */ "../components/source-list/source-list").then(
    file => file.SourceList,
  ),
)

export const FirmContactCard = atBuild(() =>
  import(/* webpackChunkName: "rare-components" */ "./firm-contact-card").then(file => file.FirmContactCard),
)
