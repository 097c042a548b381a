import { graphql, type HeadProps, type PageProps } from "gatsby"
import { validatePageBodyTree, listHeadings, getBodyText } from "../../domain/content/body-tree"
import { paths } from "../../domain/paths"
import { ContentHead } from "../../layouts/page-head"
import type { PageData } from "../../layouts/page-meta"
import { BelowFirstScreen } from "../../lib/navigation/use-is-whole"
import { HelpfulForm, loadRareParts } from "../author-components"
import { CheckedOn } from "../checked-on"
import { ContentPage } from "../content-page"
import { PageBody } from "../page-body"
import { PageContents } from "../page-contents"
import { PageHeader } from "../../components/page-header/page-header"
import { StageSteps } from "./stage-steps"
import { createStaticComponent } from "../static-component"

const ArticleEnd = createStaticComponent(() => loadRareParts().then(parts => parts.ArticleEnd))

/** How many words a careful reader reads per minute. */
const READING_PACE = 200

export default function BlogArticle({ data: { page } }: PageProps<PageData<Queries.BlogArticleQuery>>) {
  const tree = validatePageBodyTree(page.body)
  const minutes = Math.max(1, Math.round(getBodyText(tree).split(/\s+/).length / READING_PACE))
  return (
    <ContentPage page={page}>
      <article>
        <PageHeader page={page} trail={[{ label: "Guides", path: paths.blogs }]}>
          <StageSteps here={page.path} stages={page.allStages} />
          <CheckedOn checked={page.checked} again={page.checkAgain}>{`${minutes}\u00a0minute\u00a0read`}</CheckedOn>
        </PageHeader>
        <PageContents headings={listHeadings(tree)} isLast={!page.nextStage}>
          <PageBody body={page.body} />
          <BelowFirstScreen>
            <HelpfulForm page={page.path} />
          </BelowFirstScreen>
        </PageContents>
        <BelowFirstScreen>
          <ArticleEnd previous={page.previousStage} next={page.nextStage} related={page.related ?? []} />
        </BelowFirstScreen>
      </article>
    </ContentPage>
  )
}

/** Includes a link to the guide as Markdown, which the build writes for guides that search engines may list. */
export const Head = ({ data: { page } }: HeadProps<PageData<Queries.BlogArticleQuery>>) => (
  <>
    <ContentHead page={page} />
    {page.index && <link rel="alternate" type="text/markdown" href={paths.markdown(page.path)} />}
  </>
)

export const query = graphql`
  query BlogArticle($id: String!) {
    page: blogArticle(id: { eq: $id }) {
      ...PageMeta
      ...PagePicture
      checkAgain
      body
      allStages {
        path
        heading
      }
      previousStage {
        path
        heading
      }
      nextStage {
        path
        heading
      }
      related {
        path
        heading
        state
      }
    }
  }
`
