import { graphql } from "gatsby"
import { isoDate } from "../../domain/iso-date"
import { day } from "../../domain/format/format"
import type { Quote } from "../../domain/quote/quote-types"
import { variant } from "../../theme/variant"
import { ExampleQuote } from "../example-quote"

export const fragment = graphql`
  fragment PlaceQuote on Place {
    name
    example {
      on
    }
    workedCost
  }
`

/** What buying costs here, at a price that the place's file gives. The build worked it out with the rules of the quote. */
export function PlaceQuote({ place: { name, example, workedCost } }: { place: Queries.PlaceQuoteFragment }) {
  return (
    <section className={variant("layout.stackLarge")}>
      <h2 className={variant("text.h2")}>What buying in {name} costs: an example</h2>
      <p className={variant("text.muted")}>
        An established house that two people buy to live in, with a loan and a contract of {day(isoDate(example.on))}.
        Ask for a quote to see your own figures.
      </p>
      <ExampleQuote quote={workedCost as Quote} />
    </section>
  )
}
