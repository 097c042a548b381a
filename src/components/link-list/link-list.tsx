import { variant } from "../../theme/variant"
import { Link } from "../link/link"

export type Listed = {
  path: string
  label: string
  /** A few words that distinguish it from others. */ note?: string | null
}

type Props = {
  links: readonly Listed[]
  /** True where their order matters. */
  ordered?: boolean
}

/** Links in columns. */
export function LinkList({ links, ordered = false }: Props) {
  const List = ordered ? "ol" : "ul"
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
