import { graphql } from "gatsby"
import { day } from "../../domain/format/format"
import { isoDate } from "../../domain/iso-date"
import type { Quote } from "../../domain/quote/quote-types"
import type { State } from "../../domain/states"
import { variant } from "../../theme/variant"
import { ExampleQuote } from "../example-quote"
import { PriceForm } from "./price-form"

export const fragment = graphql`
  fragment PlaceQuote on Place {
    name
    example {
      price
      on
    }
    workedCost
  }
`

type Props = { state: State; place: Queries.PlaceQuoteFragment }

/** What buying costs here, at a price that the place's file gives and the visitor may change. The build worked it out. */
export function PlaceQuote({ state, place: { name, example, workedCost } }: Props) {
  return (
    <section className={variant("layout.stackLarge")}>
      <h2 className={variant("text.h2")}>What buying in {name} costs: an example</h2>
      <p className={variant("text.muted")}>
        An established house that two people buy to live in, with a loan and a contract of {day(isoDate(example.on))}.
      </p>
      <ExampleQuote quote={workedCost as Quote} />
      <PriceForm state={state} price={example.price} />
    </section>
  )
}
