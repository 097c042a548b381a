import * as v from "valibot"
import { LAST_STAGE } from "../domain/content/choices"
import { calculateDistanceKm, type Position } from "../domain/distance"
import type { Context, NodeModel, Source } from "./content-queries"

/** The nearest first. */
export const findNearestPositions = <T extends Position>(from: Position, entries: readonly T[], count: number): T[] =>
  [...entries].sort((a, b) => calculateDistanceKm(from, a) - calculateDistanceKm(from, b)).slice(0, count)

const PLACES_OF_AN_OFFICE = 9
const OTHER_PLACES = 3

const positionSchema = v.looseObject({ lat: v.number(), lng: v.number() })
const stageSchema = v.looseObject({ stage: v.number() })

/** Whether an article is about a sale. A stage without a side is about a purchase. */
const isAboutSale = ({ bst }: Source): boolean => bst === "S"

async function listEntriesAboutState(model: NodeModel, type: string, state: unknown): Promise<Source[]> {
  const { entries } = await model.findAll({ type, query: { filter: { state: { eq: state } } } })
  return [...entries]
}

/** The office nearest to a suburb or town, in the same state. Null if the state has no office. */
export const nearestOffice = {
  type: "CityPage",
  resolve: async (place: Source, _args: unknown, { nodeModel }: Context) => {
    const offices = (await listEntriesAboutState(nodeModel, "CityPage", place["state"])).filter(one =>
      v.is(positionSchema, one),
    )
    return findNearestPositions(v.parse(positionSchema, place), offices, 1)[0] ?? null
  },
}

async function findNearestPlaces(from: Source, model: NodeModel, count: number): Promise<Source[]> {
  const places = (await listEntriesAboutState(model, "Place", from["state"])).filter(one => v.is(positionSchema, one))
  return findNearestPositions(v.parse(positionSchema, from), places, count)
}

export const placesNear = {
  type: "[Place!]!",
  resolve: (office: Source, _args: unknown, { nodeModel }: Context) =>
    findNearestPlaces(office, nodeModel, PLACES_OF_AN_OFFICE),
}

/** The nearest places of the same state, for a place with none nearby. Others don't look, so no change rebuilds them all. */
export const otherPlaces = {
  type: "[Place!]!",
  resolve: async (place: Source, _args: unknown, { nodeModel }: Context) => {
    if (Array.isArray(place["nearby"]) && place["nearby"].length > 0) return []
    const [, ...others] = await findNearestPlaces(place, nodeModel, OTHER_PLACES + 1)
    return others
  },
}

/** The stages of an article's state and side, in order, or none if it isn't about a stage. */
async function listStagesBeside(article: Source, model: NodeModel) {
  const { state, stage } = article
  if (typeof state !== "string" || typeof stage !== "number") return []
  const stages = (await listEntriesAboutState(model, "BlogArticle", state)).filter(one => v.is(stageSchema, one))
  return stages.filter(one => isAboutSale(one) === isAboutSale(article)).sort((a, b) => a.stage - b.stage)
}

export const allStages = {
  type: "[BlogArticle!]!",
  resolve: (article: Source, _args: unknown, { nodeModel }: Context) => listStagesBeside(article, nodeModel),
}

/** The stage before (-1) or after (1) an article's own, in the same state and on the same side. Stage numbers may have gaps. */
const createNeighbourStageResolver = (step: -1 | 1) => ({
  type: "BlogArticle",
  resolve: async (article: Source, _args: unknown, { nodeModel }: Context) => {
    const stages = await listStagesBeside(article, nodeModel)
    const beyond = stages.filter(one => Math.sign(one.stage - Number(article["stage"])) === step)
    return (step < 0 ? beyond.at(-1) : beyond[0]) ?? null
  },
})

/** Creates a function that compares entries by a field as GraphQL's `sort` does: texts by their characters, regardless of language. */
const createFieldComparison =
  (field: string) =>
  ({ [field]: a }: Source, { [field]: b }: Source): number =>
    typeof a === "number" && typeof b === "number"
      ? a - b
      : Number(String(a) > String(b)) - Number(String(a) < String(b))

const createStateListResolver = (type: string, field: string, isListed: (entry: Source) => boolean = () => true) => ({
  type: `[${type}!]!`,
  resolve: async (page: Source, _args: unknown, { nodeModel }: Context) => {
    const entries = await listEntriesAboutState(nodeModel, type, page["state"])
    return entries.filter(one => one["slug"] !== page["slug"] && isListed(one)).sort(createFieldComparison(field))
  },
})

export const officeLists = {
  buyingStages: createStateListResolver("BlogArticle", "stage", one => v.is(stageSchema, one) && !isAboutSale(one)),
  sellingStages: createStateListResolver("BlogArticle", "stage", one => v.is(stageSchema, one) && isAboutSale(one)),
  searches: createStateListResolver("GeneralPage", "path", one => String(one["slug"]).endsWith("-search-costs")),
  offices: createStateListResolver("CityPage", "name"),
}

export const stateLists = {
  ...officeLists,
  guides: createStateListResolver("BlogArticle", "heading", one => !v.is(stageSchema, one)),
  places: createStateListResolver("Place", "name"),
}

const STAGES_OF_A_PLACE = 2

/** They're looked up one by one, so that the thousands of place pages are only rebuilt when one of these articles changes. */
export const firstStagesOfSale = {
  type: "[BlogArticle!]!",
  resolve: async ({ state }: Source, _args: unknown, { nodeModel }: Context) => {
    const stages: Source[] = []
    for (let stage = 1; stage <= LAST_STAGE && stages.length < STAGES_OF_A_PLACE; stage += 1) {
      const filter = { state: { eq: state }, bst: { eq: "S" }, stage: { eq: stage } }
      const article = await nodeModel.findOne({ type: "BlogArticle", query: { filter } })
      if (article) stages.push(article)
    }
    return stages
  },
}

export const previousStage = createNeighbourStageResolver(-1)
export const nextStage = createNeighbourStageResolver(1)
