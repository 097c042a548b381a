import type { ReactNode } from "react"
import { Link } from "../link/link"
import type { ButtonLook } from "./button"

type Props = { href: string; look?: ButtonLook; children: ReactNode }

/** Goes somewhere, and looks like a button. */
export function ButtonLink({ href, look = "primary", children }: Props) {
  return (
    <Link href={href} look={`buttons.${look}`}>
      {children}
    </Link>
  )
}
