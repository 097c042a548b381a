import { variant } from "../../theme/variant"
import { QuoteButton } from "../button/quote-button"

type Props = { title: string; text: string }

/** Beside or inside a text: the way from what was just read to the reader's own figures. */
export function QuoteCard({ title, text }: Props) {
  return (
    <aside className={variant("piece.quoteCard")} aria-label={title}>
      <p className={variant("text.h3")}>{title}</p>
      <p>{text}</p>
      <QuoteButton />
    </aside>
  )
}
