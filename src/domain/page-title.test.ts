import { buildDefaultTitle, buildPageTitle } from "./page-title"

test.each([
  ["Conveyancing", "Conveyancing Made Easy"],
  ["Property law", "Property Law Made Easy"],
  ["conveyancing and property law", "Conveyancing and Property Law Made Easy"],
])("a page without a title of its own is titled by the product, with capitals as in a title: %s", (product, title) => {
  expect(buildDefaultTitle(product)).toBe(title)
})

// The second title has 45 characters, the most that the content check allows.
test.each(["Your quote", "Conveyancing in Warrnambool and what it costs"])(
  "after a title comes the site's name, whatever the length of both: %s",
  title => {
    expect(buildPageTitle(title, "Wattle Conveyancing")).toBe(`${title} | Wattle Conveyancing`)
  },
)
