import * as v from "valibot"
import { maskWords, indexNames, findNearestRuns, listRuns } from "./likeness"

/**
 * A place's page that shares more than this with its nearest sibling is not listed. Fixed before the pages were written;
 * see docs/decisions/0019-places-too-alike-are-not-listed.md before changing it.
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

/** A place, its nearest sibling, and how like the two are, from 0 to 1. */
export type AlikePlace = { slug: string; nearest: string | null; likeness: number; listed: boolean }

/**
 * How like each place is to its nearest sibling, the most alike first.
 *
 * @param places Entries or nodes of the kind; other fields are ignored.
 */
export function comparePlaces(places: readonly unknown[]): AlikePlace[] {
  const comparedPlaces = places.map(place => v.parse(comparedPlace, place))
  const names = indexNames(comparedPlaces.flatMap(listNames))
  const runs = comparedPlaces.map(place => listRuns(listOwnWords(place).map(text => maskWords(text, names))))
  return findNearestRuns(runs)
    .map((nearest, at): AlikePlace => {
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

/** The slugs of the places whose pages ask not to be listed, since they say too little of their own. */
export const listUnlistedPlaces = (places: readonly unknown[]): ReadonlySet<string> =>
  new Set(
    comparePlaces(places)
      .filter(({ listed }) => !listed)
      .map(({ slug }) => slug),
  )

/** What the pages of two places differ in, however little they say. */
const listNames = ({ name, council, region, waterAuthority, titleRegistry }: ComparedPlace): string[] => [
  name,
  council,
  region,
  waterAuthority,
  titleRegistry,
]

/** What was written about this place. Its heading and title are a form that all of them fill in. */
const listOwnWords = ({ description, lead, considerations, selling, apartments }: ComparedPlace): string[] => [
  description,
  lead,
  ...considerations.flatMap(({ point, check }) => [point, check]),
  ...(selling ? [selling] : []),
  ...(apartments ? [apartments] : []),
]
