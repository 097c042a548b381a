import type { ReactNode } from "react"
import { Breadcrumbs } from "../components/breadcrumbs/breadcrumbs"
import { paths } from "../domain/paths"
import { variant } from "../theme/variant"

type Props = {
  heading: string
  lead: string
  /** The pages between the home page and this one. Without a trail the page stands alone. */
  trail?: readonly { label: string; path: string }[]
  /** Small print under the lead: dates, reading time. */
  children?: ReactNode
}

/** The top of a page: where it stands, its only h1, and what it is about. */
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
