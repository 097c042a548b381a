import type { ReactNode } from "react"
import { Link } from "../components/link/link"
import { paths } from "../domain/paths"
import { variant } from "../theme/variant"

type Props = {
  heading: string
  lead: string
  /** The pages between the home page and this one. Without a trail there are no breadcrumbs. */
  trail?: readonly { label: string; path: string }[]
  /** Small print below the lead: dates, reading time. */
  children?: ReactNode
}

/** The top of a page: breadcrumbs, its only h1, and what it's about. */
export function PageHeader({ heading, lead, trail, children }: Props) {
  return (
    <header className={variant("layout.pageHeader")}>
      {trail && <Breadcrumbs trail={[{ label: "Home", path: paths.home }, ...trail]} here={heading} />}
      <h1 className={variant("text.h1")}>{heading}</h1>
      <p className={variant("text.lead")}>{lead}</p>
      {children}
    </header>
  )
}

type BreadcrumbsProps = { trail: readonly { label: string; path: string }[]; here: string }

/** The pages above this one, and itself last. */
function Breadcrumbs({ trail, here }: BreadcrumbsProps) {
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
