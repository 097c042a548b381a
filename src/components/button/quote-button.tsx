import type { ReactNode } from "react"
import { paths } from "../../domain/paths"
import type { VariantName } from "../../theme/variant"
import { buttonLook, type ButtonLook } from "./button"

type Props = { label?: ReactNode; look?: ButtonLook; with?: VariantName }

/** Opens the quote form. A plain link to the form's own page until the script has come, and without one. */
export function QuoteButton({ label = "Get a free quote", look = "primary", with: also }: Props) {
  return (
    <a
      href={paths.requestAQuote}
      className={also ? buttonLook(look, also) : buttonLook(look)}
      data-quote-open=""
      data-late-click=""
    >
      {label}
    </a>
  )
}
