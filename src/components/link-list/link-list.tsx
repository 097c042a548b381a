import { variant } from "../../theme/variant"
import { Link } from "../link/link"

export type Listed = { path: string; label: string; /** A few words that tell it from others. */ note?: string | null }

type Props = {
  links: readonly Listed[]
  /** True where their order says something. */
  ordered?: boolean
}

/** Links to run the eye over. */
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
