import type { ReactNode } from "react"
import { QuoteButton } from "../components/button/button"
import { Link } from "../components/link/link"
import { LinkList } from "../components/link-list/link-list"
import { Logo } from "../components/logo/logo"
import { PhoneLink } from "../components/phone-link/phone-link"
import { StateTag } from "../components/state-tag/state-tag"
import type { Mark } from "../domain/mark/mark"
import { paths } from "../domain/paths"
import type { State } from "../domain/states"
import { variant } from "../theme/variant"
import { Menu } from "./menu"
import type { Navigation, Phone } from "./site-data"

type Props = {
  name: string
  mark: Mark | null
  phone: Phone
  phoneNote?: ReactNode
  state?: State | null
  /** Without destinations, the header only has the wordmark and the phone number. */
  destinations?: Navigation["header"]
  quoteButton: boolean
  /** Shown next to the wordmark: the name of the partner that sent the visitor. */
  partnerName?: string | null
}

/** The label is shorter if there's little room. */
const QUOTE = (
  <span>
    <span className={variant("header.fromSmall")}>Get a </span>
    <span className={variant("header.quoteWord")}>quote</span>
  </span>
)

/** The top of every page; it stays visible. */
export function Header({ name, mark, phone, phoneNote, state, destinations, quoteButton, partnerName }: Props) {
  return (
    <header className={variant("header.bar")}>
      <div className={variant("layout.container")}>
        <div className={variant("header.inner")}>
          <div className={variant("header.start")}>
            <Link href={paths.home} look="header.logo">
              <Logo name={name} mark={mark} />
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
          <PhoneLink phone={phone} note={phoneNote} />
          {quoteButton && <QuoteButton label={QUOTE} with="header.quote" />}
          {destinations && <Menu destinations={destinations} phone={phone} quoteButton={quoteButton} />}
        </div>
      </div>
    </header>
  )
}
