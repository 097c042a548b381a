import { Search } from "../features/search/search"
import { paths } from "../domain/paths"
import { OUR_STATES_IN_WORDS } from "../domain/states"
import { PageHead } from "../layouts/page-head"
import { PageLayout } from "../layouts/page-layout"
import { PageHeader } from "../components/page-header/page-header"
import { variant } from "../theme/variant"

/** Searches the guides and pages with the index made by the build. No other service is used. */
export default function SearchPage() {
  return (
    <PageLayout meta={{ layout: "default" }}>
      <div className={variant("layout.column")}>
        <PageHeader page={{ heading: "Search", lead: "Search every guide and page on this website." }} />
        <noscript>
          <p>
            The search needs JavaScript. Without it, start from <a href={paths.blogs}>all guides</a> or from{" "}
            <a href={paths.page("faqs")}>questions and answers</a>.
          </p>
        </noscript>
        <Search />
      </div>
    </PageLayout>
  )
}

export const Head = () => (
  <PageHead
    title="Search our guides and pages"
    description={`Type a word or two to search our guides and pages about buying and selling property in ${OUR_STATES_IN_WORDS}.`}
    index={false}
  />
)
