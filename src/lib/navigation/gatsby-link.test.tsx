import { Link, parsePath } from "./gatsby-modules"

test.each([
  ["/buying?side=buying#costs", "/buying", "?side=buying", "#costs"],
  ["/buying", "/buying", "", ""],
  ["/", "/", "", ""],
])("%s has the parts that Gatsby's own code asks for", (path, pathname, search, hash) => {
  expect(parsePath(path)).toMatchObject({ pathname, search, hash })
})

test("a link of Gatsby's own fails at once", () => {
  expect(Link).toThrow("components/link")
})
