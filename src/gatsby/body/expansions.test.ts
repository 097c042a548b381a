import { parseBody } from "./parse-body"
import { expandBody } from "./expand-body"
import { expansionsFor } from "./expansions"

const nothingFound = () => Promise.reject(new Error("nothing is asked for"))

const expanded = (page: Record<string, unknown>, source: string) => {
  const body = parseBody(source)
  return expandBody(body.ok ? body.tree : [], expansionsFor(page, nothingFound))
}

const HERO = '<Example title="x">\n\n<Hero title="Title" lead="Words." />\n\n</Example>'

test.each([
  [{ layout: "full-width", internal: { type: "GeneralPage" } }, undefined],
  [{ layout: "component", internal: { type: "GeneralPage" } }, 2],
  [{ layout: "full-width", internal: { type: "StatePage" } }, 2],
])("a hero on %j has the level %s: a page has one h1", async (page, level) => {
  const [example] = await expanded(page, HERO)
  expect(example).toMatchObject(["Example", {}, ["Hero", level ? { title: "Title", level } : { title: "Title" }]])
  expect(JSON.stringify(example).includes('"level"')).toBe(level !== undefined)
})

test("a cost breakdown is given its sums and nothing else", async () => {
  const source = '<CostBreakdown side="buying" state="VIC" price="750000" on="2026-11-21" />'
  const written = { side: "buying", state: "VIC", price: 750_000, on: "2026-11-21" }
  expect(await expanded({}, source)).toEqual([["CostBreakdown", { ...written, totals: expect.any(Object) }]])
})
