import type { Quote } from "../domain/quote/quote-types"
import { variant } from "../theme/variant"
import { createStaticComponent } from "./static-component"

const Sheet = createStaticComponent(() =>
  import(/* webpackChunkName: "quote-sheet" */ "../components/quote-sheet/example-sheet").then(
    file => file.ExampleSheet,
  ),
)

/** A worked quote, itemised like a visitor's own. It's calculated and rendered at build, so the page loads no rules. */
export const ExampleQuote = ({ quote }: { quote: Quote }) => (
  <div className={variant("quote.example")}>
    <Sheet quote={quote} />
  </div>
)
