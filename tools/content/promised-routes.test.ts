import { promisedRoutes } from "./promised-routes"

test("each of 201 addresses is promised once", () => {
  const paths = promisedRoutes().map(({ path }) => path)
  expect(paths).toHaveLength(201)
  expect(new Set(paths).size).toBe(201)
})

test("an address that names another as canonical names one that was promised", () => {
  const routes = promisedRoutes()
  const listed = routes.filter(({ index }) => index === "yes").map(({ path }) => path)
  const named = routes.map(({ canonical }) => canonical).filter(Boolean)
  expect(named).toHaveLength(7)
  // A variant's is the control, which search engines don't list either.
  expect(named.filter(path => !listed.includes(path))).toEqual(["/lp/conveyancers"])
})
