import { render, screen } from "@testing-library/react"
import { cents } from "../../domain/money/money"
import { OurFees } from "./our-fees"

test("the fee of each state is named in whole dollars, in the firm's order", () => {
  const fees = [
    { state: "VIC", cents: cents(1_290_00) },
    { state: "NSW", cents: cents(1_450_00) },
  ] as const
  render(<OurFees fees={fees} />)
  const [line] = screen.getAllByText((_, element) => element?.tagName === "P")
  expect(line).toHaveTextContent("Our fee to buy: $1,290 in Victoria and $1,450 in NSW, GST included.")
})
