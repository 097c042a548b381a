import { lazy } from "react"
import { ServerMade } from "../components/server-made/server-made"
import type { Quote } from "../domain/quote/quote-types"

const QuoteSheet = lazy(() =>
  import(/* webpackChunkName: "quote-sheet" */ "../components/quote-sheet/quote-sheet").then(({ QuoteSheet }) => ({
    default: QuoteSheet,
  })),
)

/** A worked answer, itemised as a visitor's own would be. Worked out and drawn at build: no rule weighs on the page. */
export function ExampleQuote({ quote }: { quote: Quote }) {
  return <ServerMade>{() => <QuoteSheet quote={quote} level={3} />}</ServerMade>
}
