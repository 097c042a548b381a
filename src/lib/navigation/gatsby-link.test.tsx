import { follow } from "./follow"
import { Link, navigate, parsePath } from "./gatsby-modules"

test("navigate of Gatsby is the one way", () => {
  expect(navigate).toBe(follow)
})

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
