import { useRef, type KeyboardEvent, type MouseEvent } from "react"
import { QuoteButton } from "../components/button/button"
import { Icon } from "../components/icon/icon"
import { Link } from "../components/link/link"
import { paths } from "../domain/paths"
import { variant } from "../theme/variant"
import type { Navigation, Phone } from "./site-data"

type Props = { destinations: Navigation["header"]; phone: Phone; quoteButton: boolean }

/** The destinations on small screens. It's a `details` element, so that it opens before any script has loaded. */
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

const listFocusableElements = (box: HTMLElement): HTMLElement[] => [
  ...box.querySelectorAll<HTMLElement>("summary, a[href]"),
]

/** Keeps the focus inside an open menu: Tab goes from the last item to the first, and Shift+Tab from the first to the last. */
function keepFocusInMenu(event: KeyboardEvent, box: HTMLElement): void {
  const stops = listFocusableElements(box)
  const [first, last] = [stops[0], stops.at(-1)]
  const [edge, other] = event.shiftKey ? [first, last] : [last, first]
  if (document.activeElement !== edge) return
  event.preventDefault()
  other?.focus()
}

/** What a script adds to a menu made of `details`: Escape closes it, following a link closes it, and Tab stays inside. */
function useMenu() {
  const box = useRef<HTMLDetailsElement>(null)

  const onKeyDown = (event: KeyboardEvent) => {
    const details = box.current
    if (!details?.open) return
    if (event.key === "Tab") keepFocusInMenu(event, details)
    if (event.key !== "Escape") return
    details.open = false
    details.querySelector("summary")?.focus()
  }

  const onClick = (event: MouseEvent) => {
    if (box.current && event.target instanceof Element && event.target.closest("a")) box.current.open = false
  }

  return { box, onKeyDown, onClick }
}
