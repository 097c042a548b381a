import type { ReactNode } from "react"
import { variant } from "../../theme/variant"

type Props = {
  eyebrow?: string
  title: string
  /** 2 where the page has its h1 already. */
  level?: 1 | 2
  lead: string
  /** Beside the words from the medium breakpoint up, below them before it: a picture, or the first questions. */
  aside?: ReactNode
  /** What the visitor can do: buttons, and a word about them. */
  children?: ReactNode
}

/** The promise of a page. Holds its only h1, unless the page has one. */
export function Hero({ eyebrow, title, level = 1, lead, aside, children }: Props) {
  const Heading = `h${level}` as const
  const words = (
    <div className={variant("hero.words")}>
      {eyebrow && <p className={variant("text.eyebrow")}>{eyebrow}</p>}
      <Heading className={variant("text.h1")}>{title}</Heading>
      <p className={variant("text.lead")}>{lead}</p>
      {children && <div className={variant("hero.actions")}>{children}</div>}
    </div>
  )
  return (
    <section className={variant("hero.root")}>
      <div className={variant("layout.container")}>
        {aside ? (
          <div className={variant("hero.split")}>
            {words}
            <div>{aside}</div>
          </div>
        ) : (
          words
        )}
      </div>
    </section>
  )
}
