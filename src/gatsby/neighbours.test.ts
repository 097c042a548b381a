import { calculateDistanceKm } from "../domain/distance"
import type { Context, Source } from "./content-queries"
import {
  firstStagesOfSale,
  officeLists,
  stateLists,
  findNearestPositions,
  nearestOffice,
  nextStage,
  otherPlaces,
  placesNear,
  allStages,
  previousStage,
} from "./neighbours"

/** Creates a context whose node model has `nodes`, given by type. */
function createContextWithNodes(nodes: Record<string, Source[]>): Context {
  const findAll: Context["nodeModel"]["findAll"] = async ({ type, query }) => ({
    entries: (nodes[type] ?? []).filter(node =>
      Object.entries(query?.filter ?? {}).every(([field, { eq }]) => node[field] === eq),
    ),
  })
  return { nodeModel: { findAll, findOne: async query => [...(await findAll(query)).entries][0] ?? null } }
}

const createArticle = (state: string | null, stage: number | null) => ({ slug: `${state} ${stage}`, state, stage })
const createSaleArticle = (state: string, stage: number) => ({ slug: `${state} sale ${stage}`, state, stage, bst: "S" })

const ARTICLES = createContextWithNodes({
  BlogArticle: [
    ...[4, 1, 2].map(stage => createArticle("NSW", stage)),
    createArticle("NSW", null),
    ...[1, 3].map(stage => createArticle("VIC", stage)),
    ...[3, 1, 2].map(stage => createSaleArticle("NSW", stage)),
    ...[5, 2].map(stage => createSaleArticle("QLD", stage)),
  ],
})

test.each([
  [createArticle("NSW", 1), null, "NSW 2"],
  [createArticle("NSW", 2), "NSW 1", "NSW 4"],
  [createArticle("NSW", 4), "NSW 2", null],
  [createArticle("VIC", 3), "VIC 1", null],
  [createSaleArticle("NSW", 1), null, "NSW sale 2"],
  [createSaleArticle("NSW", 2), "NSW sale 1", "NSW sale 3"],
  [createArticle("NSW", null), null, null],
  [createArticle(null, null), null, null],
])("beside %j are the stage before and the one after, of its own state and side", async (page, before, after) => {
  expect((await previousStage.resolve(page, null, ARTICLES))?.["slug"] ?? null).toBe(before)
  expect((await nextStage.resolve(page, null, ARTICLES))?.["slug"] ?? null).toBe(after)
})

test.each([
  [createArticle("NSW", 2), ["NSW 1", "NSW 2", "NSW 4"]],
  [createSaleArticle("QLD", 5), ["QLD sale 2", "QLD sale 5"]],
  [createArticle("NSW", null), []],
])("the head of %j has the stages %j", async (page, slugs) => {
  expect((await allStages.resolve(page, null, ARTICLES)).map(({ slug }) => slug)).toEqual(slugs)
})

test.each([
  ["NSW", ["NSW sale 1", "NSW sale 2"]],
  ["QLD", ["QLD sale 2", "QLD sale 5"]],
  ["VIC", []],
])("a place in %s is told its state's first two stages of a sale, whatever lies between", async (state, slugs) => {
  const result = await firstStagesOfSale.resolve({ state }, null, ARTICLES)
  expect(result.map(({ slug }) => slug)).toEqual(slugs)
})

test("the stages of a sale are never asked for as a list, which any article's change would make anew", async () => {
  const findAll = jest.fn()
  await firstStagesOfSale.resolve({ state: "NSW" }, null, { nodeModel: { ...ARTICLES.nodeModel, findAll } })
  expect(findAll).not.toHaveBeenCalled()
})

test("a state is told the stages of a purchase and of a sale in their order, and its other articles", async () => {
  const state = { slug: "new-south-wales", state: "NSW" }
  const listSlugs = async (list: "buyingStages" | "sellingStages" | "guides") =>
    (await stateLists[list].resolve(state, null, ARTICLES)).map(({ slug }) => slug)
  expect(await listSlugs("buyingStages")).toEqual(["NSW 1", "NSW 2", "NSW 4"])
  expect(await listSlugs("sellingStages")).toEqual(["NSW sale 1", "NSW sale 2", "NSW sale 3"])
  expect(await listSlugs("guides")).toEqual(["NSW null"])
})

test("an office is told the other offices of its state by name, and what searches cost there", async () => {
  const offices = ["parramatta", "sydney", "albury", "melbourne"].map(slug => ({
    slug,
    name: slug,
    state: slug === "melbourne" ? "VIC" : "NSW",
  }))
  const pages = ["nsw-buy-search-costs", "cookies"].map(slug => ({ slug, path: `/${slug}`, state: "NSW" }))
  const about = createContextWithNodes({ CityPage: offices, GeneralPage: pages })
  const sydney = { slug: "sydney", state: "NSW" }
  const listSlugs = async (list: "offices" | "searches") =>
    (await officeLists[list].resolve(sydney, null, about)).map(({ slug }) => slug)
  expect(await listSlugs("offices")).toEqual(["albury", "parramatta"])
  expect(await listSlugs("searches")).toEqual(["nsw-buy-search-costs"])
})

const BROADWATER = { slug: "broadwater", lat: -29.01, lng: 153.43 }
const OFFICES = createContextWithNodes({
  CityPage: [
    { slug: "gold-coast", state: "QLD", lat: -28.02, lng: 153.4 },
    { slug: "sydney", state: "NSW", lat: -33.87, lng: 151.21 },
  ],
})

test.each([
  ["NSW", "sydney"],
  ["VIC", null],
])("a place in %s is told the nearest office of its own state, though another's is nearer: %s", async (state, slug) => {
  const result = await nearestOffice.resolve({ ...BROADWATER, state }, null, OFFICES)
  expect(result?.["slug"] ?? null).toBe(slug)
})

test("an office is told the nine places of its state that are nearest to it", async () => {
  const places = [...Array(12).keys()].map(i => ({ slug: `${i}`, state: "NSW", lat: -30 - i, lng: 150 }))
  const office = { state: "NSW", lat: -41, lng: 150 }
  const near = await placesNear.resolve(office, null, createContextWithNodes({ Place: places }))
  expect(near.map(({ slug }) => slug)).toEqual(["11", "10", "9", "8", "7", "6", "5", "4", "3"])
})

test("a place with none nearby is told the three nearest others of its state, and one with a neighbour none", async () => {
  const places = [...Array(6).keys()].map(i => ({ slug: `${i}`, state: "QLD", lat: -20 - i, lng: 146 }))
  const nodes = createContextWithNodes({ Place: [...places, { slug: "s", state: "NSW", lat: -21.1, lng: 146 }] })
  const listSlugs = async (nearby: string[]) =>
    (await otherPlaces.resolve({ ...places[1], nearby }, null, nodes)).map(({ slug }) => slug)
  expect(await listSlugs([])).toEqual(["0", "2", "3"])
  expect(await listSlugs(["0"])).toEqual([])
})

// Great-circle distances of the facts about places, read from GeoNames.
test.each([
  ["Geelong", "Torquay", [-38.147, 144.361], [-38.331, 144.326], 20.7],
  ["Cairns", "the Sunshine Coast", [-16.924, 145.766], [-26.652, 153.09], 1319],
])("%s is as far from %s as on the globe", (_from, _to, [lat = 0, lng = 0], [lat2 = 0, lng2 = 0], km) => {
  const result = calculateDistanceKm({ lat, lng }, { lat: lat2, lng: lng2 })
  expect(Math.abs(result / km - 1)).toBeLessThan(0.01)
})

const toPlace = (name: string, lat: number, lng: number) => ({ name, lat, lng })
const listNames = (places: readonly { name: string }[]) => places.map(({ name }) => name)

test("a degree to the east is shorter than a degree to the north: at 60 degrees south it is half as long", () => {
  const from = toPlace("here", -60, 150)
  expect(listNames(findNearestPositions(from, [toPlace("north", -59, 150), toPlace("east", -60, 151.8)], 1))).toEqual([
    "east",
  ])
})
