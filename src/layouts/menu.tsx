import { QuoteButton } from "../components/button/quote-button"
import { Icon } from "../components/icon/icon"
import { Link } from "../components/link/link"
import { paths } from "../domain/paths"
import { variant } from "../theme/variant"
import type { Navigation, Phone } from "./layout-types"
import { useMenu } from "./use-menu"

type Props = { destinations: Navigation["header"]; phone: Phone; quoteButton: boolean }

/** The destinations on small screens. A `details`, so that it opens before any script has come. */
export function Menu({ destinations, phone, quoteButton }: Props) {
  const { box, onKeyDown, onClick } = useMenu()
  return (
    <details ref={box} className={variant("header.menu")} onKeyDown={onKeyDown}>
      <summary>
        <Icon name="menu" />
        <span className={variant("layout.hidden")}>Menu</span>
        <Icon name="close" />
      </summary>
      <nav aria-label="Menu" className={variant("header.panel")} onClick={onClick}>
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
