import { paths } from "../../domain/paths"
import type { State } from "../../domain/states"
import { variant } from "../../theme/variant"
import { ButtonLink, QuoteButton } from "../button/button"

export type ExampleJob = {
  side: "buying" | "selling"
  state: State
  /** In whole dollars. */
  price: number
}

/** The calculator's address with an example's answers: a house, bought by two people. It assumes the same as the example. */
function buildCalculatorLink({ side, state, price }: ExampleJob): string {
  const answers = { side, state, price: String(price), ...(side === "buying" && { buyers: "2" }) }
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
