import { buildDefaultTitle, buildPageTitle } from "./page-title"

test.each([
  ["Conveyancing", "Conveyancing Made Easy"],
  ["Property law", "Property Law Made Easy"],
  ["conveyancing and property law", "Conveyancing and Property Law Made Easy"],
])("a page without a title of its own is titled by the product, with capitals as in a title: %s", (product, title) => {
  expect(buildDefaultTitle(product)).toBe(title)
})

test("after a title comes the site's name, where both are short enough to be shown whole", () => {
  expect(buildPageTitle("Your quote", "Wattle Conveyancing")).toBe("Your quote | Wattle Conveyancing")
  // 38 characters, plus 3 for the bar and 19 for the name, are 60. Search engines cut off longer titles.
  const longest = "Warrnambool rivers, dunes and lowlands"
  expect(longest).toHaveLength(38)
  expect(buildPageTitle(longest, "Wattle Conveyancing")).toBe(`${longest} | Wattle Conveyancing`)
  expect(buildPageTitle(`${longest}s`, "Wattle Conveyancing")).toBe(`${longest}s`)
})
