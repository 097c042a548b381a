import { QuoteButton } from "../components/button/button"
import { Link } from "../components/link/link"
import { LinkList } from "../components/link-list/link-list"
import { Logo } from "../components/logo/logo"
import { OfficeNow, PhoneLink } from "../components/phone-link/phone-link"
import { StateTag } from "../components/state-tag/state-tag"
import { paths } from "../domain/paths"
import { variant } from "../theme/variant"
import { Menu } from "./menu"
import type { LayoutMeta } from "./page-meta"
import type { Navigation, SiteData } from "./site-data"

type Props = {
  site: Pick<SiteData, "name" | "mark" | "phone">
  meta: Omit<LayoutMeta, "layout">
  /** Without destinations, the header only has the wordmark and the phone number. */
  destinations?: Navigation["header"]
}

const QUOTE = (
  <span>
    <span className={variant("header.fromSmall")}>Get a </span>
    <span className={variant("header.quoteWord")}>quote</span>
  </span>
)

export function Header({ site, meta: { state, partnerName, quoteButton = true }, destinations }: Props) {
  const { phone } = site
  return (
    <header className={variant("header.bar")}>
      <div className={variant("layout.container")}>
        <div className={variant("header.inner")}>
          <div className={variant("header.start")}>
            <Link href={paths.home} look="header.logo">
              <Logo name={site.name} mark={site.mark} />
            </Link>
            {partnerName && <span className={variant("header.partner")}>with {partnerName}</span>}
            {state && (
              <span className={variant("header.fromSmall")}>
                <StateTag state={state} />
              </span>
            )}
          </div>
          {destinations && (
            <nav aria-label="Main" className={variant("header.wideOnly")}>
              <LinkList links={destinations} look="header.nav" linkLook="header.link" />
            </nav>
          )}
          <PhoneLink phone={phone} note={<OfficeNow short />} />
          {quoteButton && <QuoteButton label={QUOTE} with="header.quote" />}
          {destinations && <Menu destinations={destinations} phone={phone} quoteButton={quoteButton} />}
        </div>
      </div>
    </header>
  )
}
