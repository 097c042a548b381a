import { paths } from "../../domain/paths"
import { EXAMPLE_ANSWERS, type ExampleProperty } from "../../domain/job/example"
import type { State } from "../../domain/states"
import { variant } from "../../theme/variant"
import { ButtonLink, QuoteButton } from "../button/button"

export type ExampleJob = {
  side: "buying" | "selling"
  state: State
  /** In whole dollars. */
  price: number
  /** A house by default. */
  property?: ExampleProperty
}

/** The calculator's address with all answers of an example, so that it gives the same sum. */
function buildCalculatorLink({ side, state, price, property = "house" }: ExampleJob): string {
  const answers = { side, state, price: String(price), ...EXAMPLE_ANSWERS[side][property] }
  return `${paths.page("calculator")}?${new URLSearchParams(answers).toString()}`
}

/** Links below a worked example. They're plain links, because an example is never hydrated. */
export const OwnQuote = (job: ExampleJob) => (
  <div className={variant("layout.row", "quote.next")}>
    <QuoteButton label="Price yours" />
    <ButtonLink href={buildCalculatorLink(job)} look="secondary">
      Open in the calculator
    </ButtonLink>
  </div>
)
