import type { ReactNode } from "react"
import { variant } from "../../theme/variant"
import { QuoteButton } from "../button/button"

type Props = { title: string; text: string; children?: ReactNode }

/** The next thing to do, on a dark background in light mode too. A quote button unless it has other children. */
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
