import { madeEasy, wholeTitle } from "./page-title"

test.each([
  ["Conveyancing", "Conveyancing Made Easy"],
  ["Property law", "Property Law Made Easy"],
  ["conveyancing and property law", "Conveyancing and Property Law Made Easy"],
])("a page without a title of its own is titled by the product, with capitals as in a title: %s", (product, title) => {
  expect(madeEasy(product)).toBe(title)
})

test("behind every title stands the site's name", () => {
  expect(wholeTitle("Your quote", "Coral Conveyancing")).toBe("Your quote | Coral Conveyancing")
})
