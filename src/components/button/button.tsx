import type { ReactNode } from "react"
import { variant, type VariantName } from "../../theme/variant"

export type ButtonLook = "primary" | "secondary" | "quiet"

/** The class of something that looks like a button. */
export const buttonLook = (look: ButtonLook, ...more: readonly VariantName[]): string =>
  variant(`buttons.${look}`, ...more)

type Props = {
  id?: string
  look?: ButtonLook
  type?: "button" | "submit"
  busy?: boolean
  onClick?: () => void
  children: ReactNode
}

/** Does something on this page. While `busy` it stays where it is and says so. */
export function Button({ id, look = "primary", type = "button", busy = false, onClick, children }: Props) {
  return (
    <button id={id} type={type} className={buttonLook(look)} aria-busy={busy || undefined} onClick={onClick}>
      {children}
    </button>
  )
}
