import { graphql, type HeadProps, type PageProps } from "gatsby"
import { ContentHead } from "../../layouts/page-head"
import { layoutMeta } from "../../layouts/page-meta"
import { PageLayout } from "../../layouts/page-layout"
import { variant } from "../../theme/variant"
import type { Found } from "../found"
import { PageBody } from "../page-body"
import { PageHeader } from "../page-header"

/** A page of its own making: in the full-width layout the body brings the hero and its sections. */
export default function GeneralPage({ data: { page } }: PageProps<Found<Queries.GeneralPageQuery>>) {
  const meta = layoutMeta(page)
  return (
    <PageLayout meta={meta}>
      {meta.layout === "full-width" ? (
        <PageBody body={page.body} wide />
      ) : (
        <div className={variant("layout.narrow")}>
          <PageHeader heading={page.heading} lead={page.lead} trail={[]} />
          <PageBody body={page.body} />
        </div>
      )}
    </PageLayout>
  )
}

export const Head = ({ data: { page } }: HeadProps<Found<Queries.GeneralPageQuery>>) => <ContentHead page={page} />

export const query = graphql`
  query GeneralPage($id: String!) {
    page: generalPage(id: { eq: $id }) {
      ...PageMeta
      body
    }
  }
`
