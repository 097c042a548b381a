import { readFileSync } from "node:fs"
import { parse } from "yaml"
import { createPages } from "./create-pages"

const example = parse(readFileSync("content/places/_example.yaml", "utf8"))

const node = (slug: string, more: object) => ({
  ...example,
  id: slug,
  slug,
  path: `/lp/${slug}`,
  name: slug,
  index: true,
  ...more,
})

type Made = { path: string; component: string; context: { id: string; index: boolean; partner?: string } }

/** The pages that are made of these nodes, by type. */
async function pagesOf(nodes: Record<string, readonly object[]>): Promise<Made[]> {
  const made: Made[] = []
  const args = {
    actions: { createPage: (page: Made) => made.push(page) },
    getNodesByType: (type: string) => nodes[type] ?? [],
  }
  await Reflect.apply(createPages, undefined, [args])
  return made
}

/** What the pages of these places are told, by address: whether search engines may list them. */
async function indexOf(places: readonly object[]): Promise<Record<string, boolean>> {
  const made = await pagesOf({ Place: places })
  return Object.fromEntries(made.map(({ path, context }) => [path, context.index]))
}

const own = {
  description: "Canals here have walls that somebody must pay for. See who, and how to learn what state they are in.",
  lead: "Water moves through this suburb twice a day.",
  considerations: [{ point: "Seawalls belong to owners.", check: "Ask an engineer to look at low tide." }],
}

test("of three places two are alike and not listed; the third keeps what its file says", async () => {
  expect(await indexOf([node("glebe", {}), node("burwood", {}), node("airlie", own)])).toEqual({
    "/lp/glebe": false,
    "/lp/burwood": false,
    "/lp/airlie": true,
  })
})

test("a place whose file asks not to be listed is not, however different it is", async () => {
  expect(await indexOf([node("glebe", {}), node("airlie", { ...own, index: false })])).toEqual({
    "/lp/glebe": true,
    "/lp/airlie": false,
  })
})

test("a partner has a page in its own template, and its collection statement one like other pages, not listed", async () => {
  const [statement, partner] = await pagesOf({
    Partner: [{ id: "1", path: "/partners/made-up", slug: "made-up", index: true }],
    GeneralPage: [{ id: "2", path: "/privacy-made-up", slug: "privacy-made-up", index: false }],
  })
  expect(partner?.component).toMatch(/templates\/partner\/partner-page\.tsx$/)
  expect(partner).toMatchObject({ path: "/partners/made-up", context: { id: "1", index: true, partner: "made-up" } })
  expect(statement?.component).toMatch(/templates\/general\/general-page\.tsx$/)
  expect(statement).toMatchObject({ path: "/privacy-made-up", context: { id: "2", index: false } })
})
