import type { ReactNode } from "react"
import { variant } from "../../theme/variant"
import { QuoteButton } from "../button/button"

type Props = { title: string; text: string; children?: ReactNode }

/** The visitor's next step, on a dark background even in light mode. It's a quote button unless other children are passed. */
export function CallToAction({ title, text, children }: Props) {
  return (
    <div className={variant("piece.callToAction")} data-color-mode="dark">
      <div>
        <h2 className={variant("text.h2")}>{title}</h2>
        <p>{text}</p>
      </div>
      <div className={variant("layout.row")}>{children ?? <QuoteButton />}</div>
    </div>
  )
}
