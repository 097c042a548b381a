import { variant } from "../../theme/variant"
import { Link } from "../link/link"

export type ListLink = {
  path: string
  label: string
  /** A few words that distinguish it from others. */ note?: string | null
}

type Props = {
  links: readonly ListLink[]
  /** True where their order matters. */
  isOrdered?: boolean
}

/** Links in columns. */
export function LinkList({ links, isOrdered = false }: Props) {
  const List = isOrdered ? "ol" : "ul"
  return (
    <List className={variant("piece.list")}>
      {links.map(({ path, label, note }) => (
        <li key={path}>
          <Link href={path}>
            {label} {note && <small>{note}</small>}
          </Link>
        </li>
      ))}
    </List>
  )
}
