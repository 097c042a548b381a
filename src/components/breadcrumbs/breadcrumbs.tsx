import { variant } from "../../theme/variant"
import { Link } from "../link/link"

type Props = { trail: readonly { label: string; path: string }[]; here: string }

/** Where the page stands: the pages above it, and itself last. */
export function Breadcrumbs({ trail, here }: Props) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol className={variant("piece.breadcrumbs")}>
        {trail.map(({ label, path }) => (
          <li key={path}>
            <Link href={path}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}
