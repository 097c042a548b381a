import { graphql, type HeadProps, type PageProps } from "gatsby"
import { bodyTree, headingsOf } from "../../domain/content/body-tree"
import { ContentHead } from "../../layouts/page-head"
import { layoutMeta, type Found } from "../../layouts/page-meta"
import { PageLayout } from "../../layouts/page-layout"
import { variant } from "../../theme/variant"
import { PageBody } from "../page-body"
import { PageContents } from "../page-contents"
import { PageHeader } from "../page-header"
import { PagePicture } from "../page-picture"

/** A page with this many headings gets a list of them. */
const LONG = 3

/** Any other page. In the full-width layout its body has the hero and the sections. */
export default function GeneralPage({ data: { page } }: PageProps<Found<Queries.GeneralPageQuery>>) {
  const meta = layoutMeta(page)
  return (
    <PageLayout meta={meta}>
      <PagePicture page={page} />
      {meta.layout === "full-width" && <PageBody body={page.body} wide />}
      {meta.layout === "component" && <GalleryPage page={page} />}
      {meta.layout !== "full-width" && meta.layout !== "component" && <TextPage page={page} />}
    </PageLayout>
  )
}

type Part = { page: Queries.PageMetaFragment & { body: unknown } }

const Header = ({ page }: Part) => <PageHeader heading={page.heading} lead={page.lead} trail={[]} />

/** As wide as the container, for the component library. */
function GalleryPage({ page }: Part) {
  return (
    <div className={variant("layout.gallery")}>
      <Header page={page} />
      <PageBody body={page.body} />
    </div>
  )
}

/** Short: one column. Long: a list of its headings beside the text. */
function TextPage({ page }: Part) {
  const headings = headingsOf(bodyTree(page.body)).filter(({ depth }) => depth === 2)
  if (headings.length < LONG)
    return (
      <div className={variant("layout.column")}>
        <Header page={page} />
        <PageBody body={page.body} />
      </div>
    )
  return (
    <>
      <Header page={page} />
      <div className={variant("layout.aside")}>
        <PageBody body={page.body} />
        <PageContents headings={headings} />
      </div>
    </>
  )
}

export const Head = ({ data: { page } }: HeadProps<Found<Queries.GeneralPageQuery>>) => <ContentHead page={page} />

export const query = graphql`
  query GeneralPage($id: String!) {
    page: generalPage(id: { eq: $id }) {
      ...PageMeta
      ...PagePicture
      body
    }
  }
`
