import { readQuoteContext } from "./quote-context"

test.each(["QLD", "VIC", "NSW"])("the state %s of a page is taken over", state => {
  expect(readQuoteContext({ state }).state).toBe(state)
})

test.each([
  ["B", "buying"],
  ["S", "selling"],
])("bst %s means %s", (bst, side) => {
  expect(readQuoteContext({ bst }).side).toBe(side)
})

test.each(["nsw", "TAS", "", null, 1, ["NSW"], undefined])("any other state, such as %p, becomes undefined", state => {
  expect(readQuoteContext({ state }).state).toBeUndefined()
})

test.each(["b", "buying", "constructor", null, 1])("any other bst, such as %p, becomes undefined", bst => {
  expect(readQuoteContext({ bst }).side).toBeUndefined()
})

test("a thank-you route that is not on the list becomes undefined", () => {
  expect(readQuoteContext({ thankYouPageRoute: "https://example.com" }).thankYouPageRoute).toBeUndefined()
  expect(readQuoteContext({ thankYouPageRoute: "/quotes/{id}/lp-thank-you" }).thankYouPageRoute).toBe(
    "/quotes/{id}/lp-thank-you",
  )
})
