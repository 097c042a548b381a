import { useContext, type ReactNode } from "react"
import { variant, type VariantName } from "../../theme/variant"
import { Link } from "../link/link"
import { QuoteAddress } from "./quote-address"

type ButtonLook = "primary" | "secondary" | "quiet"

/** The class of something that looks like a button. */
const getButtonClass = (look: ButtonLook, ...more: readonly VariantName[]): string =>
  variant(`buttons.${look}`, ...more)

type ButtonProps = {
  id?: string
  look?: ButtonLook
  type?: "button" | "submit"
  busy?: boolean
  onClick?: () => void
  children: ReactNode
}

/** Does something on this page. While `busy` it stays and says so. */
export function Button({ id, look = "primary", type = "button", busy = false, onClick, children }: ButtonProps) {
  return (
    <button id={id} type={type} className={getButtonClass(look)} aria-busy={busy || undefined} onClick={onClick}>
      {children}
    </button>
  )
}

type ButtonLinkProps = { href: string; look?: ButtonLook; children: ReactNode }

/** A link that looks like a button. */
export function ButtonLink({ href, look = "primary", children }: ButtonLinkProps) {
  return (
    <Link href={href} look={`buttons.${look}`}>
      {children}
    </Link>
  )
}

type QuoteButtonProps = { label?: ReactNode; look?: ButtonLook; with?: VariantName }

/** Opens the quote form. Until the script has loaded, it's a plain link to the form's own page. */
export function QuoteButton({ label = "Get a free quote", look = "primary", with: also }: QuoteButtonProps) {
  return (
    <a
      href={useContext(QuoteAddress)}
      className={also ? getButtonClass(look, also) : getButtonClass(look)}
      data-quote-open=""
      data-late-click=""
    >
      {label}
    </a>
  )
}

export const PrintButton = () => (
  <Button look="secondary" onClick={() => window.print()}>
    Print
  </Button>
)
