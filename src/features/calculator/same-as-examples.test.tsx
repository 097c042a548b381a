import { render, screen } from "@testing-library/react"
import { ExampleSheet } from "../../components/quote-sheet/example-sheet"
import { parseIsoDate } from "../../domain/iso-date"
import { EXAMPLE_PROPERTIES } from "../../domain/job/example"
import { OUR_STATES } from "../../domain/states"
import { buildExampleQuote } from "../../gatsby/answers/examples"
import { getInitialAnswers } from "./calculator-questions"
import { readCalculatorAnswers } from "./read-answers"
import { calculateQuoteAndRequiredCash } from "./result"

const TODAY = parseIsoDate("2026-11-21")

const EXAMPLES = OUR_STATES.flatMap(state =>
  (["buying", "selling"] as const).flatMap(side => EXAMPLE_PROPERTIES.map(property => ({ state, side, property }))),
)

// The calculator assumes what an example assumes, or the address sets it. Otherwise opening it would change the price.
test.each(EXAMPLES)(
  "an example of $side a $property in $state costs the same in the calculator that it leads to",
  example => {
    const quote = buildExampleQuote({ ...example, price: 850_000, on: TODAY })
    render(<ExampleSheet quote={quote} property={example.property} />)
    const { search } = new URL(screen.getByRole<HTMLAnchorElement>("link", { name: "Open in the calculator" }).href)
    expect(quote.basis.basedOn).not.toMatch(/\ba [aeio]/)
    const result = calculateQuoteAndRequiredCash(readCalculatorAnswers(getInitialAnswers({ search }), TODAY), TODAY)
    expect(result).toMatchObject({ quote: { side: example.side, state: example.state, totals: quote.totals } })
  },
)
