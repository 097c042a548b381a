import { graphql, type HeadProps, type PageProps } from "gatsby"
import { LinkList } from "../components/link-list/link-list"
import { SiteSearch } from "../components/site-search/site-search"
import { StateTag } from "../components/state-tag/state-tag"
import { SUBJECT_HEADINGS, SUBJECTS } from "../domain/content/choices"
import { paths } from "../domain/paths"
import { STATE_NAMES, STATES, STATES_IN_WORDS } from "../domain/states"
import { PageHead } from "../layouts/page-head"
import { PageLayout } from "../layouts/page-layout"
import { variant } from "../theme/variant"

const EVERY_STATE = { id: "every-state", title: "In every state", state: null }
const GROUPS = [
  EVERY_STATE,
  ...STATES.map(state => ({ id: state.toLowerCase(), title: STATE_NAMES[state].name, state })),
]

/** All guides: those for every state, then state by state, its stages in their order first and the rest by subject. */
export default function Blogs({ data: { articles } }: PageProps<Queries.BlogsQuery>) {
  return (
    <PageLayout meta={{ layout: "default" }}>
      <header className={variant("layout.pageHeader")}>
        <h1 className={variant("text.h1")}>Guides to buying and selling</h1>
        <p className={variant("text.lead")}>Plain answers with their sources, and the day on which we checked them.</p>
      </header>
      <div className={variant("layout.sections")}>
        <div className={variant("layout.stack")}>
          <SiteSearch />
          <nav aria-label="Guides by state" className={variant("layout.row")}>
            {GROUPS.map(({ id, title }) => (
              <a key={id} href={`#${id}`} className={variant("buttons.secondary", "buttons.compact")}>
                {title}
              </a>
            ))}
          </nav>
        </div>
        {GROUPS.map(({ id, title, state }) => (
          <section key={id} id={id} className={variant("layout.stackLarge")}>
            <h2 className={variant("text.h2", "layout.row")}>
              {title} {state && <StateTag state={state} />}
            </h2>
            <Guides articles={articles.nodes.filter(article => article.state === state)} />
          </section>
        ))}
      </div>
    </PageLayout>
  )
}

type Articles = Queries.BlogsQuery["articles"]["nodes"]

function Guides({ articles }: { articles: Articles }) {
  const others = articles.filter(({ stage }) => stage === null)
  return (
    <>
      <Part title="Stage by stage" articles={articles.filter(({ stage }) => stage !== null)} ordered />
      <div className={variant("layout.columns")}>
        {SUBJECTS.map(name => (
          <Part key={name} title={SUBJECT_HEADINGS[name]} articles={others.filter(({ subject }) => subject === name)} />
        ))}
        <Part title="More guides" articles={others.filter(({ subject }) => subject === null)} />
      </div>
    </>
  )
}

type PartProps = { title: string; articles: Articles; ordered?: boolean }

function Part({ title, articles, ordered }: PartProps) {
  if (articles.length === 0) return null
  return (
    <div className={variant("layout.stack")}>
      <h3 className={variant("text.h4")}>{title}</h3>
      <LinkList links={articles.map(({ path, heading }) => ({ path, label: heading }))} ordered={ordered} />
    </div>
  )
}

export const Head = ({ data: { firm } }: HeadProps<Queries.BlogsQuery>) => (
  <>
    <PageHead
      title="Guides to buying and selling"
      description={`Guides to conveyancing in ${STATES_IN_WORDS}: duty, contracts, cooling-off and settlement, each with its sources.`}
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
        subject
      }
    }
    firm {
      guidesData
    }
  }
`
