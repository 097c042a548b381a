import { findRedirectTarget } from "./redirects"

const redirects = [
  { from: "/quote", to: "/request-a-quote" },
  { from: "/blog/old-name", to: "/blogs/new-name" },
  { from: "/blog/*", to: "/blogs/:splat" },
  { from: "/guides/:state/:guide", to: "/blogs/:state/:guide" },
  { from: "/costs", to: "/buying?from=costs#costs" },
  { from: "/go/acma", to: "https://www.acma.gov.au/phone-numbers" },
  { from: "/go/lots/*", to: "https://www.example.gov.au/lots/:splat" },
  { from: "/feed.xml", to: "/rss.xml" },
]

// The addresses that `netlify dev` redirects to, without its slash at the end.
test.each([
  ["an exact rule", "/quote", "/request-a-quote"],
  ["a slash at the end", "/quote/", "/request-a-quote"],
  ["the first of two rules that fit", "/blog/old-name", "/blogs/new-name"],
  ["a splat of several parts", "/blog/nsw/cooling-off", "/blogs/nsw/cooling-off"],
  ["a splat of nothing", "/blog", "/blogs"],
  ["two placeholders", "/guides/nsw/costs", "/blogs/nsw/costs"],
  ["another site", "/go/acma", "https://www.acma.gov.au/phone-numbers"],
  ["another site, whose slash at the end is its own affair", "/go/lots", "https://www.example.gov.au/lots/"],
  ["a dot, which stands for itself", "/feed.xml", "/rss.xml"],
])("%s: %s", (_, address, to) => {
  expect(findRedirectTarget(address, redirects)).toBe(to)
})

test.each([
  ["a page that no rule names", "/buying"],
  ["more than an exact rule names", "/quote/now"],
  ["a name that only begins like a splat's", "/blogs"],
  ["a placeholder too few", "/guides/nsw"],
  ["a placeholder too many", "/guides/nsw/costs/more"],
  ["any letter in the place of a dot", "/feed-xml"],
])("no rule fits %s: %s", (_, address) => {
  expect(findRedirectTarget(address, redirects)).toBeNull()
})

test("the query and the hash of the address go along", () => {
  expect(findRedirectTarget("/quote?side=buying#form", redirects)).toBe("/request-a-quote?side=buying#form")
  expect(findRedirectTarget("/go/acma?a=1", redirects)).toBe("https://www.acma.gov.au/phone-numbers?a=1")
})

test("a rule's own query and hash stand in place of them", () => {
  expect(findRedirectTarget("/costs?side=buying#top", redirects)).toBe("/buying?from=costs#costs")
})
