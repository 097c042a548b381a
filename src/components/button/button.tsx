import { createContext, useContext, type ReactNode } from "react"
import { paths } from "../../domain/paths"
import { variant, type VariantName } from "../../theme/variant"
import { Link } from "../link/link"

type ButtonLook = "primary" | "secondary" | "quiet"

type ButtonProps = {
  look?: ButtonLook
  type?: "button" | "submit"
  busy?: boolean
  onClick?: () => void
  children: ReactNode
}

/** A button that does something on this page. While `busy`, it stays in the page and is announced as busy. */
export function Button({ look = "primary", type = "button", busy = false, onClick, children }: ButtonProps) {
  return (
    <button type={type} className={variant(`buttons.${look}`)} aria-busy={busy || undefined} onClick={onClick}>
      {children}
    </button>
  )
}

type ButtonLinkProps = { href: string; look?: ButtonLook; children: ReactNode }

export function ButtonLink({ href, look = "primary", children }: ButtonLinkProps) {
  return (
    <Link href={href} look={`buttons.${look}`}>
      {children}
    </Link>
  )
}

/** The address that quote buttons link to without a script: the form's own page, with this page's context in its query. */
export const QuoteAddress = createContext<string>(paths.requestAQuote)

type QuoteButtonProps = { label?: ReactNode; look?: ButtonLook; with?: VariantName }

/** Opens the quote form. Until the script has loaded, it's a plain link to the form's own page. */
export function QuoteButton({ label = "Get a free quote", look = "primary", with: also }: QuoteButtonProps) {
  return (
    <a
      href={useContext(QuoteAddress)}
      className={variant(`buttons.${look}`, ...(also ? [also] : []))}
      data-quote-open=""
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
