import { graphql, type HeadProps, type PageProps } from "gatsby"
import { CallToAction } from "../../components/call-to-action/call-to-action"
import { QuoteButton } from "../../components/button/quote-button"
import { LocatorMap } from "../../components/locator-map/locator-map"
import { Link } from "../../components/link/link"
import { paths } from "../../domain/paths"
import { isState, STATE_NAMES } from "../../domain/states"
import { ContentHead } from "../../layouts/page-head"
import { layoutMeta } from "../../layouts/page-meta"
import { PageLayout } from "../../layouts/page-layout"
import { variant } from "../../theme/variant"
import type { Found } from "../found"
import { PageHeader } from "../page-header"
import { PagePicture } from "../page-picture"
import { Considerations } from "./considerations"
import { PlaceFacts } from "./place-facts"
import { PlaceQuote } from "./place-quote"

/** What to know before buying or selling in one place. It stands on the place's own facts. */
export default function PlacePage({ data: { page } }: PageProps<Found<Queries.PlacePageQuery>>) {
  const { name, state, lat, lng, nearby } = page
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
        <PlaceQuote place={page} />
        <CallToAction
          title={`What would yours cost in ${name}?`}
          text="A few questions, no contact details, and every line of the price."
        />
      </div>
      <p>
        Read on: <Link href={paths.state(state)}>how it works in {STATE_NAMES[state].name}</Link>
        {nearby.map(({ name: other, path }) => (
          <span key={path}>
            , <Link href={path}>{other}</Link>
          </span>
        ))}
        .
      </p>
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
      nearby {
        name
        path
      }
      ...PlaceFacts
      ...Considerations
      ...PlaceQuote
    }
  }
`
