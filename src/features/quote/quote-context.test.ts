import { quoteContextOf } from "./quote-context"

test.each(["QLD", "VIC", "NSW"])("the state %s of a page is taken over", state => {
  expect(quoteContextOf({ state }).state).toBe(state)
})

test.each([
  ["B", "buying"],
  ["S", "selling"],
])("bst %s means %s", (bst, side) => {
  expect(quoteContextOf({ bst }).side).toBe(side)
})

test.each(["nsw", "TAS", "", null, 1, ["NSW"], undefined])("any other state, such as %p, becomes undefined", state => {
  expect(quoteContextOf({ state }).state).toBeUndefined()
})

test.each(["b", "buying", "constructor", null, 1])("any other bst, such as %p, becomes undefined", bst => {
  expect(quoteContextOf({ bst }).side).toBeUndefined()
})

test("a thank-you route that is not on the list becomes undefined", () => {
  expect(quoteContextOf({ thankYouPageRoute: "https://example.com" }).thankYouPageRoute).toBeUndefined()
  expect(quoteContextOf({ thankYouPageRoute: "/quotes/{id}/lp-thank-you" }).thankYouPageRoute).toBe(
    "/quotes/{id}/lp-thank-you",
  )
})
