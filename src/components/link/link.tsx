import { Link as GatsbyLink } from "gatsby"
import type { ReactNode } from "react"
import { variant, type VariantName } from "../../theme/variant"

type Props = { href: string; look?: VariantName; children: ReactNode }

/** A page of this site: not another site, not a place on this page, not a number or an address to write to. */
const isPage = (href: string): boolean => /^\/(?!\/|api\/)/.test(href)

/** A link that stays in the site without a full load, or a plain one to anywhere else. */
export function Link({ href, look, children }: Props) {
  const className = look && variant(look)
  return isPage(href) ? (
    <GatsbyLink to={href} className={className}>
      {children}
    </GatsbyLink>
  ) : (
    <a href={href} className={className}>
      {children}
    </a>
  )
}
