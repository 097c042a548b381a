import type { ReactNode } from "react"
import { Link } from "../link/link"
import { variant } from "../../theme/variant"

type SectionProps = {
  title?: string
  lead?: string
  tone?: "plain" | "tint"
  width?: "text" | "wide"
  children?: ReactNode
}

/** A part of a page as wide as the window, with its own background and heading. */
export function Section({ title, lead, tone = "plain", width = "wide", children }: SectionProps) {
  return (
    <section className={variant(`section.${tone}`)}>
      <div className={variant(width === "text" ? "layout.narrow" : "layout.container")}>
        {title && (
          <div className={variant("section.header")}>
            <h2 className={variant("text.h2")}>{title}</h2>
            {lead && <p className={variant("text.lead")}>{lead}</p>}
          </div>
        )}
        <div className={variant("text.prose")}>{children}</div>
      </div>
    </section>
  )
}

/** What happens, in order and numbered: a list of `Stage`s. */
export function Stages({ children }: { children: ReactNode }) {
  return <ol className={variant("stages.list")}>{children}</ol>
}

/** With `href` the title leads to more about the stage. */
export function Stage({ title, href, children }: { title: string; href?: string; children?: ReactNode }) {
  return (
    <li className={variant("stages.stage")}>
      <h3 className={variant("text.h3")}>{href ? <Link href={href}>{title}</Link> : title}</h3>
      {children}
    </li>
  )
}
