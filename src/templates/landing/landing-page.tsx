import { graphql, type HeadProps, type PageProps } from "gatsby"
import { toBodyTree } from "../../domain/content/body-tree"
import { toPhoneLink } from "../../domain/format/format"
import { ContentHead } from "../../layouts/page-head"
import type { Found } from "../../layouts/page-meta"
import { variant } from "../../theme/variant"
import { ContentPage } from "../content-page"
import { PageHeader } from "../../components/page-header/page-header"
import { WholeBody } from "../whole-body"

/** A campaign's page: one promise and a form. No link of the site leads to it, so it's never drawn from its top. */
export default function LandingPage({ data: { page } }: PageProps<Found<Queries.LandingPageQuery>>) {
  return (
    <ContentPage page={page} meta={{ phone: page.phone ? toPhoneLink(page.phone) : null }}>
      <div className={variant("layout.column")}>
        <PageHeader page={page} />
        <WholeBody tree={toBodyTree(page.body)} />
      </div>
    </ContentPage>
  )
}

export const Head = ({ data: { page } }: HeadProps<Found<Queries.LandingPageQuery>>) => <ContentHead page={page} />

export const query = graphql`
  query LandingPage($id: String!) {
    page: landingPage(id: { eq: $id }) {
      ...PageMeta
      ...PagePicture
      phone
      body
    }
  }
`
