import { lazy, Suspense, type ComponentProps } from "react"
import type { Example as ExampleOf } from "../components/example/example"
import { atBuild } from "./at-build"

/* One chunk for all that few pages need code for: each chunk more is a line in the script of every page. */
const Drawn = lazy(() =>
  import(/* webpackChunkName: "rare-components" */ "../components/example/example").then(file => ({
    default: file.Example,
  })),
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
