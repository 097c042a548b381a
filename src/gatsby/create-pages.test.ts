import { graphql } from "gatsby/graphql"
import { existsSync, readFileSync } from "node:fs"
import { parse } from "yaml"
import { graphqlSchema, typesWithPage } from "../testing/graphql-schema"
import { createPages } from "./create-pages"

const PAGE_TEST = {
  title: "A test",
  page: "/lp/a",
  from: "2026-12-01",
  until: "2026-12-31",
  variants: [
    { name: "long", page: "/lp/a", weight: 50 },
    { name: "short", page: "/lp/b", weight: 50 },
  ],
}

let pageTests: object[] = []
jest.mock("./page-tests/page-test-files", () => ({ readPageTests: () => pageTests }))
beforeEach(() => {
  pageTests = []
  jest.useFakeTimers({ now: Date.parse("2026-12-24T00:00:00Z"), doNotFake: ["nextTick", "setImmediate"] })
})
afterEach(() => jest.useRealTimers())

const example = parse(readFileSync("content/places/_example.yaml", "utf8"))

const createNode = (slug: string, more: object) => ({
  ...example,
  id: slug,
  slug,
  path: `/lp/${slug}`,
  name: slug,
  index: true,
  ...more,
})

type Made = {
  path: string
  component: string
  context: { id: string; index: boolean; partner?: string; notice?: string }
}

/** Creates the pages of these nodes, given by type. Returns the pages and the errors that stopped the build. */
async function buildPages(nodes: Record<string, readonly object[]>) {
  const newPages: Made[] = []
  const panics: string[] = []
  const args = {
    actions: { createPage: (page: Made) => newPages.push(page) },
    graphql: (source: string) =>
      graphql({
        schema: graphqlSchema,
        source,
        rootValue: Object.fromEntries(typesWithPage.map(name => [`all${name}`, { nodes: nodes[name] ?? [] }])),
      }),
    reporter: { panicOnBuild: (message: string) => panics.push(message) },
  }
  await Reflect.apply(createPages, undefined, [args])
  return { made: newPages, panics }
}

async function listPages(nodes: Record<string, readonly object[]>): Promise<Made[]> {
  const { made: newPages, panics } = await buildPages(nodes)
  expect(panics).toEqual([])
  return newPages
}

/** Returns for each of these places, by address, whether search engines may list its page. */
async function getIndex(places: readonly object[]): Promise<Record<string, boolean>> {
  const newPages = await listPages({ Place: places })
  return Object.fromEntries(newPages.map(({ path, context }) => [path, context.index]))
}

const own = {
  description: "Canals here have walls that somebody must pay for. See who, and how to learn what state they are in.",
  lead: "Water moves through this suburb twice a day.",
  considerations: [{ point: "Seawalls belong to owners.", check: "Ask an engineer to look at low tide." }],
}

test("of three places two are alike and not listed; the third keeps what its file says", async () => {
  expect(await getIndex([createNode("glebe", {}), createNode("burwood", {}), createNode("airlie", own)])).toEqual({
    "/lp/glebe": false,
    "/lp/burwood": false,
    "/lp/airlie": true,
  })
})

test("a place whose file asks not to be listed is not, however different it is", async () => {
  expect(await getIndex([createNode("glebe", {}), createNode("airlie", { ...own, index: false })])).toEqual({
    "/lp/glebe": true,
    "/lp/airlie": false,
  })
})

const createPartnerNode = (slug: string, hosts: string[] | null) => ({
  ...{ id: slug, path: `/partners/${slug}`, slug, index: true, hosts },
})

test("a partner with sites of its own has a page for each tool, which search engines may not list", async () => {
  const newPages = await listPages({ Partner: [createPartnerNode("acme", ["www.acme.example"])] })
  const tools = newPages.filter(({ path }) => path.startsWith("/embed/"))
  expect(tools).toEqual(
    ["calculator", "quote", "key-dates"].map(tool => ({
      path: `/embed/acme/${tool}`,
      component: expect.stringMatching(/templates\/embed\/embed-page\.tsx$/),
      context: { id: "acme", tool, partner: "acme", index: false },
    })),
  )
})

test.each([
  ["no site", null],
  ["an empty list of sites", []],
])("a partner with %s has its own page alone", async (_, hosts) => {
  const newPages = await listPages({ Partner: [createPartnerNode("acme", hosts)] })
  expect(newPages.map(({ path }) => path)).toEqual(["/partners/acme"])
})

test("a partner has a page in its own template, and its collection statement one like other pages, not listed", async () => {
  const statement = { id: "2", path: "/privacy-made-up", slug: "privacy-made-up", index: false }
  const pages = await listPages({ Partner: [createPartnerNode("made-up", null)], GeneralPage: [statement] })
  expect(pages).toMatchObject([
    { path: "/privacy-made-up", context: { id: "2", index: false } },
    { path: "/partners/made-up", context: { id: "made-up", index: true, partner: "made-up" } },
  ])
  const templates = pages.map(({ component }) => /templates\/(.*)\.tsx$/.exec(component)?.[1])
  expect(templates).toEqual(["general/general-page", "partner/partner-page"])
})

test("a page is told what its entry says of its route, and nothing of what the entry leaves out", async () => {
  const newPages = await listPages({
    BlogArticle: [
      { id: "1", path: "/blogs/duty", slug: "duty", index: true, state: "NSW", bst: "B" },
      { id: "2", path: "/blogs/caveats", slug: "caveats", index: false },
    ],
  })
  expect(newPages.map(({ path, context }) => [path, context])).toStrictEqual([
    ["/blogs/duty", { id: "1", state: "NSW", bst: "B", index: true }],
    ["/blogs/caveats", { id: "2", index: false }],
  ])
})

test("every kind that has a page is asked for", async () => {
  const nodes = typesWithPage.map(name => [name, [createNode(name.toLowerCase(), {})]])
  const newPages = await listPages(Object.fromEntries(nodes))
  expect(newPages.map(({ path }) => path)).toEqual(typesWithPage.map(name => `/lp/${name.toLowerCase()}`))
  expect(newPages.map(({ component }) => component).filter(file => !existsSync(file))).toEqual([])
})

test("a query that fails stops the build with a sentence, and makes no page", async () => {
  const { made: newPages, panics } = await buildPages({
    BlogArticle: [{ id: "1", path: null, slug: "duty", index: true }],
  })
  expect(newPages).toEqual([])
  expect(panics).toEqual([
    "The pages could not be made from content/, because GraphQL could not list its entries: Cannot return null for non-nullable field BlogArticle.path.",
  ])
})

test.each([
  [{ draft: true }, "Draft"],
  [{ publishFrom: "2999-07-01" }, "Published from 1 July 2999"],
  [{ publishFrom: "2020-01-01", until: "2999-06-30" }, undefined],
])("a page with %j has the notice %j, and isn't listed where it has one", async (fields, notice) => {
  const [page] = await listPages({ Place: [createNode("one", { ...own, ...fields })] })
  expect(page?.context).toEqual(expect.objectContaining({ index: notice === undefined }))
  expect(page?.context.notice).toBe(notice)
})

const TWO_PAGES = {
  LandingPage: [
    { id: "1", path: "/lp/a", slug: "a", index: false },
    { id: "2", path: "/lp/b", slug: "b", index: false },
    { id: "3", path: "/lp/c", slug: "c", index: false },
  ],
}

test("each page of a running test is told its variant, the control too, and a page of no test is told nothing", async () => {
  pageTests = [PAGE_TEST]
  const newPages = await listPages(TWO_PAGES)
  const { page, until, variants } = PAGE_TEST
  expect(newPages.map(({ context }) => context)).toMatchObject([
    { variant: "long", pageTest: { page, until, variants, shown: "long" } },
    { variant: "short", pageTest: { page, until, variants, shown: "short" } },
    {},
  ])
  expect(newPages[2]?.context).not.toHaveProperty("variant")
})

test.each([["2026-11-30T12:00:00Z"], ["2026-12-31T14:00:00Z"]])(
  "at %s, before or after the days of a test by Sydney's clock, its pages are pages like others",
  async now => {
    jest.setSystemTime(Date.parse(now))
    pageTests = [PAGE_TEST]
    const newPages = await listPages(TWO_PAGES)
    expect(newPages.map(({ path }) => path)).toEqual(["/lp/a", "/lp/b", "/lp/c"])
    for (const { context } of newPages) expect(context).not.toHaveProperty("variant")
  },
)

test("a page that lost in a test that has ended is not made, and the others are told nothing of it", async () => {
  pageTests = [{ ...PAGE_TEST, winner: "short" }]
  const newPages = await listPages(TWO_PAGES)
  expect(newPages.map(({ path }) => path)).toEqual(["/lp/b", "/lp/c"])
  expect(newPages[0]?.context).not.toHaveProperty("variant")
})
