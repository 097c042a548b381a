import { dollars } from "../money/money"
import { describePriceCap } from "./price-caps"

test.each([
  ["the cap of a place, without a price", "", ""],
  [
    "that a price exactly at the cap is within it",
    "700k",
    " $700,000 is within it. The lender’s valuation must be too.",
  ],
  ["by how much a price is over", "$712,500", " $712,500 is $12,500 over it, so you can’t use the scheme."],
  ["how to write a price that can't be read", "cheap", " Write the price in dollars to compare, such as 700k."],
])("it says %s", (_, price, words) => {
  expect(describePriceCap("Help to Buy", "Toowoomba", dollars(700_000), price)).toBe(
    `The Help to Buy cap for Toowoomba is $700,000.${words}`,
  )
})
