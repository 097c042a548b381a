import { QuoteButton } from "../components/button/button"
import type { Quote } from "../domain/quote/quote-types"
import { variant } from "../theme/variant"
import { staticComponent } from "./static-component"

const Sheet = staticComponent(() =>
  import(/* webpackChunkName: "quote-sheet" */ "../components/quote-sheet/quote-sheet").then(file => file.QuoteSheet),
)

/** A worked quote, itemised as a visitor's own would be. Computed and drawn at build, so the page loads no rules. */
export const ExampleQuote = ({ quote }: { quote: Quote }) => (
  <div className={variant("quote.example")}>
    <Sheet quote={quote} level={3} compact ownQuote={<QuoteButton label="Price yours" with="quote.next" />} />
  </div>
)
