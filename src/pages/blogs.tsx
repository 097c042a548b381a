import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Card, Cards } from "../components/cards/cards"
import { paths } from "../domain/paths"
import { STATE_NAMES, STATES } from "../domain/states"
import { PageHead } from "../layouts/page-head"
import { PageLayout } from "../layouts/page-layout"
import { variant } from "../theme/variant"

const EVERY_STATE = { title: "In every state", state: null }
const GROUPS = [EVERY_STATE, ...STATES.map(state => ({ title: STATE_NAMES[state].name, state }))]

/** All guides, those for every state first. */
export default function Blogs({ data: { articles } }: PageProps<Queries.BlogsQuery>) {
  return (
    <PageLayout meta={{ layout: "default" }}>
      <header className={variant("layout.pageHeader")}>
        <h1 className={variant("text.h1")}>Guides to buying and selling</h1>
        <p className={variant("text.lead")}>Plain answers with their sources, and the day on which we checked them.</p>
      </header>
      <div className={variant("layout.sections")}>
        {GROUPS.map(({ title, state }) => {
          const group = articles.nodes.filter(article => article.state === state)
          if (group.length === 0) return null
          return (
            <section key={title} className={variant("layout.stack")}>
              <h2 className={variant("text.h2")}>{title}</h2>
              <Cards>
                {group.map(({ path, heading, lead }) => (
                  <Card key={path} title={heading} href={path}>
                    <p>{lead}</p>
                  </Card>
                ))}
              </Cards>
            </section>
          )
        })}
      </div>
    </PageLayout>
  )
}

export const Head = ({ data: { firm } }: HeadProps<Queries.BlogsQuery>) => (
  <>
    <PageHead
      title="Guides to buying and selling"
      description="Guides to conveyancing in New South Wales, Victoria and Queensland: duty, contracts, cooling-off and settlement, each with its sources."
      path={paths.blogs}
      structuredData={firm?.guidesData}
    />
    <link rel="alternate" type="application/rss+xml" title="Guides to buying and selling" href={paths.blogFeed} />
  </>
)

export const query = graphql`
  query Blogs {
    articles: allBlogArticle(sort: { path: ASC }) {
      nodes {
        path
        heading
        lead
        state
      }
    }
    firm {
      guidesData
    }
  }
`
