import { QuoteButton } from "../components/button/button"
import { Icon } from "../components/icon/icon"
import { Link } from "../components/link/link"
import { paths } from "../domain/paths"
import { variant } from "../theme/variant"
import type { Navigation, Phone } from "./site-data"

type Props = { destinations: Navigation["header"]; phone: Phone; quoteButton: boolean }

/** The destinations on small screens. It's a `details` element, so that it opens before any script has loaded. See `listenToMenu`. */
export function Menu({ destinations, phone, quoteButton }: Props) {
  return (
    <details className={variant("header.menu")} data-menu="">
      <summary>
        <Icon name="menu" />
        <span className={variant("layout.hidden")}>Menu</span>
        <Icon name="close" />
      </summary>
      <nav aria-label="Menu" className={variant("header.panel")}>
        <div className={variant("layout.container")}>
          <ul>
            {destinations.map(({ label, path }) => (
              <li key={path}>
                <Link href={path} look="header.panelLink">
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <Link href={paths.search} look="header.panelLink">
                Search
              </Link>
            </li>
          </ul>
          <div className={variant("header.panelActions")}>
            {quoteButton && <QuoteButton />}
            <a className={variant("buttons.secondary")} href={`tel:${phone.tel}`}>
              Call {phone.display}
            </a>
          </div>
        </div>
      </nav>
    </details>
  )
}
