import type { ReactNode } from "react"
import { usePath } from "../../lib/navigation/links"
import { variant, type VariantName } from "../../theme/variant"

type Props = { href: string; look?: VariantName; children: ReactNode }

/** A link that's marked as current if it leads to the page it's on. It's a plain `a`; `followLinks` makes navigation fast. */
export function Link({ href, look, children }: Props) {
  const isHere = usePath() === href
  return (
    <a href={href} className={look && variant(look)} aria-current={isHere ? "page" : undefined}>
      {children}
    </a>
  )
}
