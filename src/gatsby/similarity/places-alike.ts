import * as v from "valibot"
import { maskNamesAndNumbers, groupNamesByFirstWord, findMostSimilarTexts, listThreeWordSequences } from "./likeness"

/**
 * Search engines are asked not to list a place's page that shares more than this with the most similar other place. We set this
 * limit before the pages were written: see docs/decisions/0019-places-too-alike-are-not-listed.md before you change it.
 */
export const MOST_ALIKE = 0.3

const comparedPlace = v.object({
  slug: v.string(),
  name: v.string(),
  council: v.string(),
  region: v.string(),
  waterAuthority: v.string(),
  titleRegistry: v.string(),
  description: v.string(),
  lead: v.string(),
  considerations: v.array(v.object({ point: v.string(), check: v.string() })),
  selling: v.nullish(v.string()),
  apartments: v.nullish(v.string()),
})

type ComparedPlace = v.InferOutput<typeof comparedPlace>

/** Sorted by similarity, the greatest first. `places` are entries or nodes. */
export function findMostSimilarPlaces(places: readonly unknown[]) {
  const comparedPlaces = places.map(place => v.parse(comparedPlace, place))
  // The names on a place's page differ between places even if the rest is the same.
  const names = groupNamesByFirstWord(
    comparedPlaces.flatMap(one => [one.name, one.council, one.region, one.waterAuthority, one.titleRegistry]),
  )
  const runs = comparedPlaces.map(place =>
    listThreeWordSequences(listPlaceTexts(place).map(text => maskNamesAndNumbers(text, names))),
  )
  return findMostSimilarTexts(runs)
    .map((nearest, at) => {
      const likeness = nearest?.likeness ?? 0
      const slug = comparedPlaces[at]?.slug ?? ""
      return {
        slug,
        nearest: comparedPlaces[nearest?.at ?? -1]?.slug ?? null,
        likeness,
        listed: likeness <= MOST_ALIKE,
      }
    })
    .sort((a, b) => b.likeness - a.likeness || a.slug.localeCompare(b.slug))
}

export const listPlacesTooAlike = (places: readonly unknown[]): ReadonlySet<string> =>
  new Set(
    findMostSimilarPlaces(places)
      .filter(({ listed }) => !listed)
      .map(({ slug }) => slug),
  )

/** Lists the texts written about this place. Its heading and title are left out, because they follow the same pattern for all places. */
const listPlaceTexts = ({ description, lead, considerations, selling, apartments }: ComparedPlace): string[] => [
  description,
  lead,
  ...considerations.flatMap(({ point, check }) => [point, check]),
  selling ?? "",
  apartments ?? "",
]
