import { graphql, type HeadProps, type PageProps } from "gatsby"
import { CallToAction } from "../../components/call-to-action/call-to-action"
import { QuoteButton } from "../../components/button/button"
import { LocatorMap } from "../../components/locator-map/locator-map"
import { isState } from "../../domain/states"
import { ContentHead } from "../../layouts/page-head"
import { layoutMeta, type Found } from "../../layouts/page-meta"
import { PageLayout } from "../../layouts/page-layout"
import { variant } from "../../theme/variant"
import { atBuild } from "../at-build"
import { PageHeader } from "../page-header"
import { PagePicture } from "../page-picture"
import { Considerations } from "./considerations"
import { PlaceFacts } from "./place-facts"

const PlaceQuote = atBuild(() =>
  import(/* webpackChunkName: "rare-components" */ "./place-quote").then(file => file.PlaceQuote),
)

const PlaceNear = atBuild(() =>
  import(/* webpackChunkName: "rare-components" */ "./place-near").then(file => file.PlaceNear),
)

/** What to know before buying or selling in one place. It stands on the place's own facts. */
export default function PlacePage({ data: { page } }: PageProps<Found<Queries.PlacePageQuery>>) {
  const { name, state, lat, lng } = page
  if (!isState(state)) throw new RangeError(`not a state: ${state}`)
  return (
    <PageLayout meta={layoutMeta(page)}>
      <PagePicture page={page} />
      <div className={variant("layout.aside")}>
        <PageHeader heading={page.heading} lead={page.lead}>
          <div className={variant("layout.row")}>
            <QuoteButton />
          </div>
        </PageHeader>
        <LocatorMap state={state} place={name} lat={lat} lng={lng} />
      </div>
      <div className={variant("layout.sections")}>
        <PlaceFacts place={page} />
        <Considerations place={page} />
        <PlaceQuote state={state} place={page} />
        <PlaceNear state={state} place={page} />
        <CallToAction
          title={`What would yours cost in ${name}?`}
          text="A few questions, no contact details, and every line of the price."
        />
      </div>
    </PageLayout>
  )
}

type Context = {
  /** False also for a place that is too like another, which its own file cannot know. */
  index: boolean
}

export const Head = ({ data: { page }, pageContext: { index } }: HeadProps<Found<Queries.PlacePageQuery>, Context>) => (
  <ContentHead page={{ ...page, index }} />
)

export const query = graphql`
  query PlacePage($id: String!) {
    page: place(id: { eq: $id }) {
      ...PageMeta
      ...PagePicture
      name
      lat
      lng
      ...PlaceFacts
      ...Considerations
      ...PlaceQuote
      ...PlaceNear
    }
  }
`
