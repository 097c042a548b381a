import * as v from "valibot"
import { bestFirst, type Fact } from "./facts"

const advice = v.object({ selling: v.optional(v.string()), apartments: v.optional(v.string()) })

const HEADINGS = { selling: "Selling here", apartments: "Buying an apartment here" } as const

/**
 * What a place's page advises sellers and buyers of apartments. It's about the place's own points, so it rests on their sources,
 * and it doesn't count as law: what the law wants of sellers is in the state's guides, which the page links to.
 *
 * @param points The facts that the place's points state.
 */
export function adviceOfPlace(fields: unknown, points: readonly Fact[]): Fact[] {
  const parsed = v.safeParse(advice, fields)
  if (!parsed.success) return []
  const sources = bestFirst(points.flatMap(point => point.sources))
  return (["selling", "apartments"] as const)
    .filter(field => parsed.output[field] !== undefined && sources.length > 0)
    .map(field => ({ section: HEADINGS[field], sources, isLaw: false }))
}
