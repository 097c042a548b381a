import type { ReactNode } from "react"
import { usePath } from "../../lib/navigation/links"
import { variant, type VariantName } from "../../theme/variant"

type Props = { href: string; look?: VariantName; children: ReactNode }

/** A link that says so when it leads to its own page. A plain `a`: `followLinks` makes navigation quick. */
export function Link({ href, look, children }: Props) {
  const isHere = usePath() === href
  return (
    <a href={href} className={look && variant(look)} aria-current={isHere ? "page" : undefined}>
      {children}
    </a>
  )
}
