import { paths } from "../../domain/paths"
import type { State } from "../../domain/states"
import { variant } from "../../theme/variant"
import { ButtonLink, QuoteButton } from "../button/button"

export type ExampleJob = {
  side: "buying" | "selling"
  state: State
  /** Whole dollars. */
  price: number
}

/** The calculator with the answers of an example: a house, bought by two people. What it takes for granted is the same. */
function buildCalculatorAddress({ side, state, price }: ExampleJob): string {
  const answers = { side, state, price: String(price), ...(side === "buying" && { buyers: "2" }) }
  return `${paths.page("calculator")}?${new URLSearchParams(answers).toString()}`
}

/**
 * With a worked example: the way to a quote of the visitor's own, and to the calculator with the same answers, where they
 * can be changed, printed and shared. Plain links, since an example is never hydrated.
 */
export const OwnQuote = (job: ExampleJob) => (
  <div className={variant("layout.row", "quote.next")}>
    <QuoteButton label="Price yours" />
    <ButtonLink href={buildCalculatorAddress(job)} look="secondary">
      Open in the calculator
    </ButtonLink>
  </div>
)
