import { graphql } from "gatsby"
import { Card, Cards } from "../../components/cards/cards"
import { variant } from "../../theme/variant"

export const fragment = graphql`
  fragment RelatedArticle on BlogArticle {
    path
    heading
    lead
  }
`

/** What to read after this article. Nothing, when its file names nothing. */
export function RelatedArticles({ articles }: { articles: readonly (Queries.RelatedArticleFragment | null)[] }) {
  const named = articles.filter(article => article !== null)
  if (named.length === 0) return null
  return (
    <section className={variant("section.plain", "layout.stackLarge")}>
      <h2 className={variant("text.h2")}>Read next</h2>
      <Cards>
        {named.map(({ path, heading, lead }) => (
          <Card key={path} title={heading} href={path}>
            <p>{lead}</p>
          </Card>
        ))}
      </Cards>
    </section>
  )
}
