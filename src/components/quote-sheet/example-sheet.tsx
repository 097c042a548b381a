import type { ExampleProperty } from "../../domain/job/example"
import type { Quote } from "../../domain/quote/quote-types"
import { OwnQuote } from "./own-quote"
import { QuoteSheet } from "./quote-sheet"

/** The sheet of a worked example, which has one property and a price, with links for the visitor to get their own quote. */
export function ExampleSheet({ quote, property }: { quote: Quote; property?: ExampleProperty }) {
  const { side, state, priceCents } = quote
  const job = side !== "both" && priceCents !== null && { side, state, price: priceCents / 100, property }
  return <QuoteSheet quote={quote} level={3} compact ownQuote={job && <OwnQuote {...job} />} />
}
