import { graphql, type HeadProps, type PageProps } from "gatsby"
import { ContentHead } from "../../layouts/page-head"
import type { PageData } from "../../layouts/page-meta"
import { variant } from "../../theme/variant"
import { ContentPage } from "../content-page"
import { PageBody } from "../page-body"
import { PageHeader } from "../../components/page-header/page-header"

export default function LandingPage({ data: { page } }: PageProps<PageData<Queries.LandingPageQuery>>) {
  return (
    <ContentPage page={page}>
      <div className={variant("layout.column")}>
        <PageHeader page={page} />
        <PageBody body={page.body} />
      </div>
    </ContentPage>
  )
}

export const Head = ({ data: { page } }: HeadProps<PageData<Queries.LandingPageQuery>>) => <ContentHead page={page} />

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
