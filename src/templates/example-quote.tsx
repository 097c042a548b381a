import { QuoteSheet } from "../components/quote-sheet/quote-sheet"
import type { Quote } from "../domain/quote/quote-types"

/** A worked answer, itemised as a visitor's own would be. Worked out at build, so that no rule weighs on the page. */
export function ExampleQuote({ quote }: { quote: Quote }) {
  return <QuoteSheet quote={quote} level={3} />
}
