import { atBuild } from "./at-build"

/* One chunk for all that few pages need code for: each chunk more is a line in the script of every page. */

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

export const LocatorMap = atBuild(() =>
  import(/* webpackChunkName: "rare-components" */ "../components/locator-map/locator-map").then(
    file => file.LocatorMap,
  ),
)

export const Faqs = atBuild(() =>
  import(/* webpackChunkName: "rare-components" */ "../components/content-lists/content-lists").then(file => file.Faqs),
)

export const OfferSnippet = atBuild(() =>
  import(/* webpackChunkName: "rare-components" */ "../components/asides/asides").then(file => file.OfferSnippet),
)

export const Sources = atBuild(() =>
  import(/* webpackChunkName: "rare-components" */ "../components/content-lists/content-lists").then(
    file => file.SourceList,
  ),
)

export const Comparison = atBuild(() =>
  import(/* webpackChunkName: "rare-components" */ "../components/comparison/comparison").then(file => file.Comparison),
)

export const Figure = atBuild(() =>
  import(/* webpackChunkName: "rare-components" */ "../components/picture/picture").then(file => file.Figure),
)

export const QuoteCard = atBuild(() =>
  import(/* webpackChunkName: "rare-components" */ "../components/asides/asides").then(file => file.QuoteCard),
)

export const ContactCard = atBuild(() =>
  import(/* webpackChunkName: "rare-components" */ "./firm-contact-card").then(file => file.FirmContactCard),
)

export const Glossary = atBuild(() =>
  import(/* webpackChunkName: "rare-components" */ "../components/content-lists/content-lists").then(
    file => file.Glossary,
  ),
)

export const SiteSearch = atBuild(() =>
  import(/* webpackChunkName: "rare-components" */ "../components/site-search/site-search").then(
    file => file.SiteSearch,
  ),
)

export const Partners = atBuild(() =>
  import(/* webpackChunkName: "rare-components" */ "../components/content-lists/content-lists").then(
    file => file.Partners,
  ),
)
