import { graphql, type HeadProps, type PageProps } from "gatsby"
import { validatePageBodyTree, listHeadings } from "../../domain/content/body-tree"
import { ContentHead } from "../../layouts/page-head"
import { getPageLayoutAndState, type PageData } from "../../layouts/page-meta"
import { variant } from "../../theme/variant"
import { HelpfulForm } from "../author-components"
import { ContentPage } from "../content-page"
import { PageBody } from "../page-body"
import { PageContents } from "../page-contents"
import { PageHeader } from "../../components/page-header/page-header"

const MIN_LISTED_HEADINGS = 3

/** A page that has no template of its own. */
export default function GeneralPage({ data: { page } }: PageProps<PageData<Queries.GeneralPageQuery>>) {
  const { layout } = getPageLayoutAndState(page)
  return (
    <ContentPage page={page}>
      {layout === "full-width" && <WidePage page={page} />}
      {layout === "component" && <GalleryPage page={page} />}
      {layout !== "full-width" && layout !== "component" && <TextPage page={page} />}
    </ContentPage>
  )
}

type PagePartProps = { page: Queries.PageMetaFragment & { body: unknown; askIfHelpful: boolean } }

const Header = ({ page }: PagePartProps) => <PageHeader page={page} trail={[]} />

/** A page with sections as wide as the window, below the hero in its body or the header that other pages have. */
function WidePage({ page }: PagePartProps) {
  const hasHero = validatePageBodyTree(page.body).some(([tag]) => tag === "Hero")
  return (
    <>
      {!hasHero && (
        <div className={variant("layout.container")}>
          <Header page={page} />
        </div>
      )}
      <PageBody body={page.body} wide />
      {page.askIfHelpful && (
        <div className={variant("layout.gallery")}>
          <HelpfulForm page={page.path} />
        </div>
      )}
    </>
  )
}

/** A page as wide as the container, for the component library. */
function GalleryPage({ page }: PagePartProps) {
  return (
    <div className={variant("layout.gallery")}>
      <Header page={page} />
      <PageBody body={page.body} />
    </div>
  )
}

/** A text. A short one has one column; a long one also has a list of its headings. */
function TextPage({ page }: PagePartProps) {
  const headings = listHeadings(validatePageBodyTree(page.body)).filter(({ depth }) => depth === 2)
  if (headings.length < MIN_LISTED_HEADINGS)
    return (
      <div className={variant("layout.column")}>
        <Header page={page} />
        <PageBody body={page.body} />
        {page.askIfHelpful && <HelpfulForm page={page.path} />}
      </div>
    )
  return (
    <>
      <Header page={page} />
      <PageContents headings={headings}>
        <PageBody body={page.body} />
      </PageContents>
      {page.askIfHelpful && <HelpfulForm page={page.path} />}
    </>
  )
}

export const Head = ({ data: { page } }: HeadProps<PageData<Queries.GeneralPageQuery>>) => <ContentHead page={page} />

export const query = graphql`
  query GeneralPage($id: String!) {
    page: generalPage(id: { eq: $id }) {
      ...PageMeta
      ...PagePicture
      askIfHelpful
      body
    }
  }
`
