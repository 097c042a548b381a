import type { ReactNode } from "react"
import { Drawing } from "../illustration/illustration"
import { Link } from "../link/link"
import type { MiniatureName } from "../../domain/content/choices"
import { variant } from "../../theme/variant"

type SectionProps = {
  title?: string
  lead?: string
  tone?: "plain" | "tint"
  width?: "text" | "wide"
  children?: ReactNode
}

/** A section of a page that's as wide as the window, with its own background and heading. */
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

/** The steps of a process, numbered in order: a list of `Stage`s. Stages with drawings are next to each other. */
export function Stages({ children }: { children: ReactNode }) {
  return <ol className={variant("stages.list")}>{children}</ol>
}

type StageProps = { title: string; href?: string; drawing?: MiniatureName; children?: ReactNode }

export function Stage({ title, href, drawing, children }: StageProps) {
  return (
    <li className={variant(drawing ? "drawnStage.stage" : "stages.stage")}>
      {drawing && <Drawing name={drawing} look="drawnStage.drawing" width={200} height={120} />}
      <h3 className={variant("text.h3")}>{href ? <Link href={href}>{title}</Link> : title}</h3>
      {drawing ? <div>{children}</div> : children}
    </li>
  )
}
