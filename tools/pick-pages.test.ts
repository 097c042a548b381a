import { readFileSync } from "node:fs"
import { promisedRoutes } from "./content/promised-routes"
import { pickedPages, SEED } from "./pick-pages"

const routes = promisedRoutes()
const picked = pickedPages(routes, SEED)

test("ten pages are picked, and none of them twice", () => {
  expect(new Set(picked).size).toBe(10)
})

test("four of the pages are articles, three are places, two are general and one is a state's", () => {
  const kinds = picked.map(path => routes.find(route => route.path === path)?.kind.replace("-stage", ""))
  expect(kinds).toEqual(["blog", "blog", "blog", "blog", "place", "place", "place", "general", "general", "state"])
})

test("the order in which the routes are listed changes nothing", () => {
  expect(pickedPages(routes.toReversed(), SEED)).toEqual(picked)
})

test("another seed picks other pages", () => {
  expect(pickedPages(routes, SEED + 1)).not.toEqual(picked)
})

test("the report has a part for each page that is picked, in that order", () => {
  const parts = [...readFileSync("docs/fact-check.md", "utf8").matchAll(/^## `(.+)`$/gm)].map(([, path]) => path)
  expect(parts).toEqual(picked)
})
