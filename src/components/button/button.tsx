import { createContext, useContext, type ReactNode } from "react"
import { paths } from "../../domain/paths"
import { variant, type VariantName } from "../../theme/variant"
import { getSubmitId } from "../form/form-values"
import { Link } from "../link/link"

type ButtonLook = "primary" | "secondary" | "quiet"

/** The class of something that looks like a button. */
const getButtonClass = (look: ButtonLook, ...more: readonly VariantName[]): string =>
  variant(`buttons.${look}`, ...more)

type ButtonProps = {
  look?: ButtonLook
  type?: "button" | "submit"
  busy?: boolean
  onClick?: () => void
  children: ReactNode
}

/** Does something on this page. While `busy` it stays and says so. */
export function Button({ look = "primary", type = "button", busy = false, onClick, children }: ButtonProps) {
  return (
    <button type={type} className={getButtonClass(look)} aria-busy={busy || undefined} onClick={onClick}>
      {children}
    </button>
  )
}

type SubmitButtonProps = { formId: string; busy?: boolean; children: ReactNode }

/**
 * Sends a form. It has the same id before and after the form is interactive, so that the focus stays on it, and a press
 * before the script has loaded isn't lost.
 */
export const SubmitButton = ({ formId, busy, children }: SubmitButtonProps) => (
  <button
    id={getSubmitId(formId)}
    type="submit"
    className={variant("buttons.primary")}
    aria-busy={busy || undefined}
    data-late-click=""
  >
    {children}
  </button>
)

type ButtonLinkProps = { href: string; look?: ButtonLook; children: ReactNode }

/** A link that looks like a button. */
export function ButtonLink({ href, look = "primary", children }: ButtonLinkProps) {
  return (
    <Link href={href} look={`buttons.${look}`}>
      {children}
    </Link>
  )
}

/** Where quote buttons lead without a script: the form's own page, with this page's context in its query. */
export const QuoteAddress = createContext<string>(paths.requestAQuote)

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
