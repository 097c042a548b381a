import type { ReactNode } from "react"
import { HeadingText } from "../heading-text/heading-text"
import { Drawing } from "../illustration/illustration"
import { Link } from "../link/link"
import { paths } from "../../domain/paths"
import { variant } from "../../theme/variant"

type Props = {
  page: { heading: string; lead: string; drawing?: string | null }
  /** A name in the heading that stays on one line. */
  name?: string
  /** The pages between the home page and this one. Without a trail there are no breadcrumbs. */
  trail?: readonly { label: string; path: string }[]
  /** Shown above the heading instead of breadcrumbs. */
  above?: ReactNode
  children?: ReactNode
}

/** The top of a page: breadcrumbs, its only h1, its lead, and beside them or on a phone below the drawing named in its content file. */
export function PageHeader({ page: { heading, lead, drawing }, name, trail, above, children }: Props) {
  return (
    <header className={variant("layout.pageHeader")}>
      {above}
      {trail && <Breadcrumbs trail={[{ label: "Home", path: paths.home }, ...trail]} here={heading} />}
      <h1 className={variant("text.h1")}>
        <HeadingText name={name}>{heading}</HeadingText>
      </h1>
      <p className={variant("text.lead")}>{lead}</p>
      {drawing && <Drawing name={drawing} look="layout.headDrawing" width={320} height={240} />}
      {children}
    </header>
  )
}

type BreadcrumbsProps = { trail: readonly { label: string; path: string }[]; here: string }

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
