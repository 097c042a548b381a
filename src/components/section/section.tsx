import type { ReactNode } from "react"
import { variant } from "../../theme/variant"

type Props = {
  title?: string
  lead?: string
  tone?: "plain" | "tint"
  width?: "text" | "wide"
  children?: ReactNode
}

/** A band of a page: its own ground and room, a heading, and what it holds. */
export function Section({ title, lead, tone = "plain", width = "wide", children }: Props) {
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
