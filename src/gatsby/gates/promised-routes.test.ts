import { readFileSync } from "node:fs"
import { join } from "node:path"
import { pageFile, readableFile } from "../../testing/readable-file"
import { lineFor, type ReadableFile } from "../read-content"
import { missingRoutes, type PromisedRoute } from "./promised-routes"

const place = readableFile("places/glebe.yaml", readFileSync(join("content", "places/_example.yaml"), "utf8"))

const promised = (path: string, more: Partial<PromisedRoute> = {}): PromisedRoute => ({
  path,
  layout: "default",
  state: "",
  bst: "",
  index: "yes",
  ...more,
})
const lines = (routes: PromisedRoute[], files: ReadableFile[], unlisted: string[] = []) =>
  missingRoutes({ routes, files, product: "conveyancing", handMade: ["/blogs"], unlisted: new Set(unlisted) }).map(
    lineFor,
  )

test("an address that was promised has a page, of content or made by hand", () => {
  expect(
    lines([promised("/buying"), promised("/blogs"), promised("/selling")], [pageFile("buying", "Words.")]),
  ).toEqual(["content/: /selling: was promised, and no page has this address; add it"])
})

test("layout, state, side and indexing are those that were promised", () => {
  const wrong = pageFile("buying", "Words.", "bst: S\nstate: VIC\nindex: false\n")
  const route = promised("/buying", { layout: "full-width", bst: "B" })
  expect(lines([route], [wrong])).toEqual([
    "content/pages/buying.mdx: layout: is default; full-width was promised for /buying",
    "content/pages/buying.mdx: state: is VIC; none was promised for /buying",
    "content/pages/buying.mdx: bst: is S; B was promised for /buying",
    "content/pages/buying.mdx: index: is no; yes was promised for /buying",
  ])
})

test("a place that is too like another is not listed, though its own file says so", () => {
  const route = promised("/lp/glebe-conveyancing", { layout: "no-navigation", state: "NSW" })
  expect(lines([route], [place])).toEqual([])
  expect(lines([route], [place], ["glebe"])).toEqual([
    "content/places/glebe.yaml: index: is no; yes was promised for /lp/glebe-conveyancing",
  ])
})

test.each(["draft: true", 'publishFrom: "2020-01-01"', 'until: "2999-12-31"'])(
  "a page that was promised is there on every day, and can't have %s",
  line => {
    const [field] = line.split(":")
    expect(lines([promised("/buying")], [pageFile("buying", "Words.", `${line}\n`)])).toEqual([
      `content/pages/buying.mdx: ${field}: /buying was promised for every day; take ${field} out`,
    ])
    expect(lines([promised("/buying")], [pageFile("buying", "Words.", "draft: false\n")])).toEqual([])
  },
)

test("an address that an ended test redirects is kept, whether its page is there or not", () => {
  const given = { product: "conveyancing", handMade: [], unlisted: new Set<string>(), files: [] }
  const routes = [promised("/lp/a"), promised("/lp/b")]
  const missing = missingRoutes({ ...given, routes, ended: [{ from: "/lp/b" }] })
  expect(missing.map(({ where }) => where)).toEqual(["/lp/a"])
})
