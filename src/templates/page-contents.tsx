import type { ReactNode } from "react"
import { QuoteButton } from "../components/button/button"
import { PhoneFold } from "../components/phone-fold/phone-fold"
import type { BodyHeading } from "../domain/content/body-tree"
import { variant } from "../theme/variant"

type Props = {
  headings: readonly BodyHeading[]
  /** False on a page that already asks for a quote below the text. */
  quote?: boolean
  /** False on a page that ends in another next step, which is then the only one on a phone. */
  isLast?: boolean
  children: ReactNode
}

/** The list is first in the HTML: a browser renders a long page before it has read the end, and the list would push it down. */
export function PageContents({ headings, quote = true, isLast = true, children }: Props) {
  return (
    <div className={variant("layout.aside")}>
      <aside className={variant("piece.contents")}>
        <nav aria-labelledby="contents">
          <PhoneFold id="contents" title="On this page" headingLook="text.h4">
            <ol>
              {headings
                .filter(({ depth }) => depth === 2)
                .map(({ id, text }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{text}</a>
                  </li>
                ))}
            </ol>
          </PhoneFold>
        </nav>
        {quote && <AskForQuote />}
      </aside>
      {children}
      {quote && isLast && (
        <div className={variant("piece.quoteBelow")}>
          <AskForQuote />
        </div>
      )}
    </div>
  )
}

const AskForQuote = () => (
  <div className={variant("piece.panel", "layout.stack")}>
    <p className={variant("text.h4")}>What would yours cost?</p>
    <p className={variant("text.muted")}>A few questions, and every line of the price. No contact details first.</p>
    <QuoteButton />
  </div>
)
