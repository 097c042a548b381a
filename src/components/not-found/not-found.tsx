import { paths } from "../../domain/paths"
import { OUR_STATES, STATE_NAMES } from "../../domain/states"
import { variant } from "../../theme/variant"
import { LinkList, type ListLink } from "../link-list/link-list"
import { PageHeader } from "../page-header/page-header"
import { SiteSearch } from "../site-search/site-search"
import { QuoteButton } from "../button/button"

const LEAD = "The address may have been mistyped, or the page may have moved. These may help:"

const POPULAR: readonly ListLink[] = [
  { path: paths.home, label: "Home" },
  { path: paths.page("calculator"), label: "Stamp duty and costs calculator" },
  { path: paths.page("calendar"), label: "Key dates calculator" },
  { path: paths.blogs, label: "Guides to buying and selling" },
  { path: paths.page("faqs"), label: "Questions and answers" },
  { path: paths.contactUs, label: "Contact us" },
]

const IS_ONE_STATE = OUR_STATES.length === 1

const STATE_PAGES: readonly ListLink[] = OUR_STATES.map(state => ({
  path: paths.state(state),
  label: `${IS_ONE_STATE ? "Conveyancing in " : ""}${STATE_NAMES[state].name}`,
}))

export function NotFound({ message }: { message: string }) {
  return (
    <div className={variant("layout.container")}>
      <PageHeader page={{ heading: message, lead: LEAD, drawing: "not-found" }}>
        <p className={variant("text.muted")}>Error 404</p>
      </PageHeader>
      <div className={variant("layout.stackLarge")}>
        <SiteSearch />
        <Destinations title="Popular pages" destinations={POPULAR} />
        <Destinations title={IS_ONE_STATE ? "Our guide" : "Your state"} destinations={STATE_PAGES} />
        <div>
          <QuoteButton />
        </div>
      </div>
    </div>
  )
}

function Destinations({ title, destinations }: { title: string; destinations: readonly ListLink[] }) {
  return (
    <nav aria-label={title} className={variant("layout.stack")}>
      <h2 className={variant("text.h4")}>{title}</h2>
      <LinkList links={destinations} />
    </nav>
  )
}
