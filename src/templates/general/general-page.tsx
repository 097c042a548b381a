import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Body } from "../../components/body/body"
import { hasComponent, validatePageBodyTree, listHeadings } from "../../domain/content/body-tree"
import { ContentHead } from "../../layouts/page-head"
import { getPageLayoutAndState, type PageData } from "../../layouts/page-meta"
import { variant } from "../../theme/variant"
import { getMdxComponentByName, HelpfulForm } from "../author-components"
import { ContentPage } from "../content-page"
import { PageBody } from "../page-body"
import { PageContents } from "../page-contents"
import { PageHeader } from "../../components/page-header/page-header"

const MIN_LISTED_HEADINGS = 3

/**
 * A page without a template of its own. A short text has one column; a long one also has a list of its headings, after
 * the notices that it begins with. Nothing is offered next to a check of a message, whose visitors fear a fraud. The layout
 * `full-width` has sections as wide as the window; `component` is for the component library.
 */
export default function GeneralPage({ data: { page } }: PageProps<PageData<Queries.GeneralPageQuery>>) {
  const { layout } = getPageLayoutAndState(page)
  const tree = validatePageBodyTree(page.body)
  const headings = listHeadings(tree).filter(({ depth }) => depth === 2)
  const header = <PageHeader page={page} trail={[]} />
  const body = <PageBody body={page.body} wide={layout === "full-width"} />
  const question = page.askIfHelpful && <HelpfulForm page={page.path} />
  if (layout === "full-width")
    return (
      <ContentPage page={page}>
        {!tree.some(([tag]) => tag === "Hero") && <div className={variant("layout.container")}>{header}</div>}
        {body}
        {question && <div className={variant("layout.gallery")}>{question}</div>}
      </ContentPage>
    )
  if (layout !== "component" && headings.length >= MIN_LISTED_HEADINGS) {
    const textStart = tree.findIndex(([tag]) => tag !== "Notice")
    return (
      <ContentPage page={page}>
        <PageHeader page={page} trail={[]}>
          <Body tree={tree.slice(0, textStart)} findComponent={getMdxComponentByName} />
        </PageHeader>
        <PageContents headings={headings} quote={!hasComponent(tree, "MessageCheck")}>
          <PageBody body={tree.slice(textStart)} />
          {question}
        </PageContents>
      </ContentPage>
    )
  }
  return (
    <ContentPage page={page}>
      <div className={variant(layout === "component" ? "layout.gallery" : "layout.column")}>
        {header}
        {body}
        {layout !== "component" && question}
      </div>
    </ContentPage>
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
