import * as v from "valibot"
import { nearest } from "./nearest"
import type { Context, NodeModel, Source } from "./node-model"

/** So many places stand on the page of an office. */
const PLACES_OF_AN_OFFICE = 9

const where = v.looseObject({ lat: v.number(), lng: v.number() })
const staged = v.looseObject({ stage: v.number() })

async function ofState(model: NodeModel, type: string, state: unknown): Promise<Source[]> {
  const { entries } = await model.findAll({ type, query: { filter: { state: { eq: state } } } })
  return [...entries]
}

/** The office of the same state that is nearest to a place, where the state has one. */
export const nearestOffice = {
  type: "CityPage",
  resolve: async (place: Source, _args: unknown, { nodeModel }: Context) => {
    const offices = (await ofState(nodeModel, "CityPage", place["state"])).filter(one => v.is(where, one))
    return nearest(v.parse(where, place), offices, 1)[0] ?? null
  },
}

/** The places of the same state that are nearest to an office. */
export const placesNear = {
  type: "[Place!]!",
  resolve: async (office: Source, _args: unknown, { nodeModel }: Context) => {
    const places = (await ofState(nodeModel, "Place", office["state"])).filter(one => v.is(where, one))
    return nearest(v.parse(where, office), places, PLACES_OF_AN_OFFICE)
  },
}

/** The article about the stage before (-1) or after (1) that of an article, in the same state. Stages may have gaps. */
const stageBeside = (step: -1 | 1) => ({
  type: "BlogArticle",
  resolve: async ({ state, stage }: Source, _args: unknown, { nodeModel }: Context) => {
    if (typeof state !== "string" || typeof stage !== "number") return null
    const stages = (await ofState(nodeModel, "BlogArticle", state)).filter(one => v.is(staged, one))
    const beyond = stages.filter(one => Math.sign(one.stage - stage) === step)
    return beyond.sort((a, b) => step * (a.stage - b.stage))[0] ?? null
  },
})

export const previousStage = stageBeside(-1)
export const nextStage = stageBeside(1)
