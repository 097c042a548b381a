import type { Quote } from "../domain/quote/quote-types"
import { variant } from "../theme/variant"
import { atBuild } from "./at-build"

const Sheet = atBuild(() =>
  import(/* webpackChunkName: "quote-sheet" */ "../components/quote-sheet/quote-sheet").then(file => file.QuoteSheet),
)

/** A worked answer, itemised as a visitor's own would be. Worked out and drawn at build: no rule weighs on the page. */
export const ExampleQuote = ({ quote }: { quote: Quote }) => (
  <div className={variant("quote.example")}>
    <Sheet quote={quote} level={3} compact />
  </div>
)
