import { pickedPages } from "./pick-pages"

const SEED = 20261121

/** Twelve listed pages of each kind that is drawn, and one of each that isn't listed. */
const PAGES = ["blog", "place", "page", "state"].flatMap(kind =>
  Array.from({ length: 13 }, (_, at) => ({ path: `/${kind}/${at}`, kind, index: at < 12 })),
)
const picked = pickedPages(PAGES, SEED)

test("ten pages are picked, and none of them twice", () => {
  expect(new Set(picked).size).toBe(10)
})

test("four of the pages are articles, three are places, two are general and one is a state's", () => {
  const kinds = picked.map(path => path.split("/")[1])
  expect(kinds).toEqual(["blog", "blog", "blog", "blog", "place", "place", "place", "page", "page", "state"])
})

test("the order in which the pages are listed changes nothing", () => {
  expect(pickedPages(PAGES.toReversed(), SEED)).toEqual(picked)
})

test("another seed picks other pages", () => {
  expect(pickedPages(PAGES, SEED + 1)).not.toEqual(picked)
})

test("a page that search engines may not list, or that says nothing of law or money, is not picked", () => {
  const silent = { path: "/about-us", kind: "page", index: true }
  const hidden = { path: "/hidden", kind: "page", index: false }
  expect(pickedPages([silent, hidden, { path: "/selling", kind: "page", index: true }], SEED)).toEqual(["/selling"])
})
