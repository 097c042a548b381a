import { paths } from "../../domain/paths"
import { STATE_NAMES, STATES } from "../../domain/states"
import { variant } from "../../theme/variant"
import { Illustration } from "../illustration/illustration"
import { Link } from "../link/link"
import { SiteSearch } from "../site-search/site-search"
import { QuoteButton } from "../button/quote-button"

type Destination = { href: string; label: string }

/** Where most people go. */
const POPULAR: readonly Destination[] = [
  { href: paths.home, label: "Home" },
  { href: paths.page("calculator"), label: "Whole cost calculator" },
  { href: paths.page("calendar"), label: "Key dates of a sale" },
  { href: paths.blogs, label: "Guides to buying and selling" },
  { href: paths.page("faqs"), label: "Questions and answers" },
  { href: paths.contactUs, label: "Contact us" },
]

const STATE_PAGES: readonly Destination[] = STATES.map(state => ({
  href: paths.state(state),
  label: STATE_NAMES[state].name,
}))

/** Says that there is nothing here, and where most people go instead. */
export function NotFound({ message }: { message: string }) {
  return (
    <div className={variant("layout.container")}>
      <div className={variant("piece.status", "hero.split")}>
        <div className={variant("layout.stackLarge")}>
          <p className={variant("text.eyebrow")}>404</p>
          <h1 className={variant("text.h2")}>{message}</h1>
          <p>The address may have been mistyped, or the page may have moved. These may help:</p>
          <SiteSearch />
          <Destinations title="Popular pages" destinations={POPULAR} />
          <Destinations title="Your state" destinations={STATE_PAGES} />
          <div>
            <QuoteButton />
          </div>
        </div>
        <Illustration name="coast" />
      </div>
    </div>
  )
}

function Destinations({ title, destinations }: { title: string; destinations: readonly Destination[] }) {
  return (
    <nav aria-label={title}>
      <h2 className={variant("text.h4")}>{title}</h2>
      <ul>
        {destinations.map(({ href, label }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
