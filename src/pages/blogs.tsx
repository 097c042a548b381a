import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Card, Cards } from "../components/cards/cards"
import { GuideGroupLinks, GuideGroups } from "../components/guide-groups/guide-groups"
import { SiteSearch } from "../components/site-search/site-search"
import { paths } from "../domain/paths"
import { OUR_STATES_IN_WORDS } from "../domain/states"
import { PageHead } from "../layouts/page-head"
import { PageLayout } from "../layouts/page-layout"
import { PageHeader } from "../components/page-header/page-header"
import { variant } from "../theme/variant"

const PAGE = {
  heading: "Guides to buying and selling",
  lead: "Plain answers with their sources, and the day on which we checked them.",
}

/** All guides: those for every state, then those of each state. */
export default function Blogs({ data: { articles } }: PageProps<Queries.BlogsQuery>) {
  return (
    <PageLayout meta={{ layout: "default" }}>
      <PageHeader page={PAGE} />
      <div className={variant("layout.sections")}>
        <div className={variant("layout.stack")}>
          <SiteSearch />
          <GuideGroupLinks />
        </div>
        <Starters guides={articles.nodes} />
        <GuideGroups guides={articles.nodes} />
      </div>
    </PageLayout>
  )
}

const STARTERS = [
  { slug: "first-home-buyers", drawing: "keys", text: "Duty, grants and deposit schemes, and who they’re for." },
  { slug: "stamp-duty", drawing: "ledger", text: "What it is, what it costs, and when you pay it." },
  { slug: "property-scams", drawing: "false-letter", text: "How thieves change bank details, and how to check them." },
] as const

/** Three guides to start with. */
function Starters({ guides }: { guides: readonly { path: string; heading: string }[] }) {
  return (
    <section className={variant("layout.stack")}>
      <h2 className={variant("text.h2")}>Start here</h2>
      <Cards>
        {STARTERS.map(({ slug, drawing, text }) => {
          const guide = guides.find(({ path }) => path === paths.blog(slug))
          return (
            guide && (
              <Card key={slug} title={guide.heading} href={guide.path} action="Read the guide" illustration={drawing}>
                <p>{text}</p>
              </Card>
            )
          )
        })}
      </Cards>
    </section>
  )
}

export const Head = ({ data: { firm } }: HeadProps<Queries.BlogsQuery>) => (
  <>
    <PageHead
      title={PAGE.heading}
      description={`Guides to conveyancing in ${OUR_STATES_IN_WORDS}: duty, contracts, cooling-off and settlement, each with its sources.`}
      path={paths.blogs}
      structuredData={firm?.guidesData}
    />
    <link rel="alternate" type="application/rss+xml" title="Guides to buying and selling" href={paths.blogFeed} />
  </>
)

export const query = graphql`
  query Blogs {
    articles: allBlogArticle(sort: [{ stage: ASC }, { heading: ASC }]) {
      nodes {
        path
        heading
        state
        stage
        bst
        subject
      }
    }
    firm {
      guidesData
    }
  }
`
