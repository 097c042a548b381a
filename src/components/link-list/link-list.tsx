import { variant, type VariantName } from "../../theme/variant"
import { Link } from "../link/link"

export type ListLink = {
  path: string
  label: string
  /** A few words that distinguish it from others. */ note?: string | null
}

type Props = {
  links: readonly ListLink[]
  isOrdered?: boolean
  /** The variant of the list; columns by default. */
  look?: VariantName
  linkLook?: VariantName
}

export function LinkList({ links, isOrdered = false, look = "piece.list", linkLook }: Props) {
  const List = isOrdered ? "ol" : "ul"
  return (
    <List className={variant(look)}>
      {links.map(({ path, label, note }) => (
        <li key={path}>
          <Link href={path} look={linkLook}>
            {label}
            {note && <small> {note}</small>}
          </Link>
        </li>
      ))}
    </List>
  )
}
