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

/** What the pages of these places are told, by address: whether search engines may list them. */
async function indexOf(places: readonly object[]): Promise<Record<string, boolean>> {
  const made: { path: string; context: { index: boolean } }[] = []
  const args = {
    actions: { createPage: (page: (typeof made)[number]) => made.push(page) },
    getNodesByType: (type: string) => (type === "Place" ? places : []),
  }
  await Reflect.apply(createPages, undefined, [args])
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
