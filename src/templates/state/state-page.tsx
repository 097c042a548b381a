import { graphql, type HeadProps, type PageProps } from "gatsby"
import { CallToAction } from "../../components/call-to-action/call-to-action"
import { Card, Cards } from "../../components/cards/cards"
import { isState, STATE_NAMES } from "../../domain/states"
import { ContentHead } from "../../layouts/page-head"
import { layoutMeta } from "../../layouts/page-meta"
import { PageLayout } from "../../layouts/page-layout"
import { variant } from "../../theme/variant"
import { CheckedOn } from "../checked-on"
import type { Found } from "../found"
import { PageBody } from "../page-body"
import { PageHeader } from "../page-header"
import { PagePicture } from "../page-picture"

/** What is particular about a state, with its offices and the places that have a page. */
export default function StatePage({ data: { page, offices, places } }: PageProps<Found<Queries.StatePageQuery>>) {
  const { state } = page
  if (!isState(state)) throw new RangeError(`not a state: ${state}`)
  const near = [...offices.nodes, ...places.nodes]
  return (
    <PageLayout meta={layoutMeta(page)}>
      <PagePicture page={page} />
      <PageHeader heading={page.heading} lead={page.lead} trail={[]}>
        <CheckedOn checked={page.checked} />
      </PageHeader>
      <PageBody body={page.body} />
      {near.length > 0 && (
        <section className={variant("section.plain", "layout.stackLarge")}>
          <h2 className={variant("text.h2")}>Near you</h2>
          <Cards>
            {near.map(({ path, heading, lead }) => (
              <Card key={path} title={heading} href={path}>
                <p>{lead}</p>
              </Card>
            ))}
          </Cards>
        </section>
      )}
      <CallToAction
        title={`What would yours cost in ${STATE_NAMES[state].name}?`}
        text="Our fee, the searches, the duty and the registration, line by line."
      />
    </PageLayout>
  )
}

export const Head = ({ data: { page } }: HeadProps<Found<Queries.StatePageQuery>>) => <ContentHead page={page} />

export const query = graphql`
  query StatePage($id: String!, $state: String!) {
    page: statePage(id: { eq: $id }) {
      ...PageMeta
      ...PagePicture
      body
    }
    offices: allCityPage(filter: { state: { eq: $state } }, sort: { name: ASC }) {
      nodes {
        path
        heading
        lead
      }
    }
    places: allPlace(filter: { state: { eq: $state } }, sort: { name: ASC }) {
      nodes {
        path
        heading
        lead
      }
    }
  }
`
