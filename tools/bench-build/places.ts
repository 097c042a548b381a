import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { stringify } from "yaml"
import { chances } from "../../src/harness/chances"
import { PLACES, readPlaces, type PlaceFile } from "./place-files"

/** Adds `count` places to the copy of the site. Each is as long as a real one and says nothing that another says. */
export function addPlaces(site: string, count: number): void {
  const real = readPlaces(site)
  const words = wordsOf(real)
  for (let number = 1; number <= count; number++) {
    const like = real[number % real.length]
    if (!like) throw new Error(`${PLACES} has no place to start from`)
    writeFileSync(join(site, PLACES, `${slugOf(number)}.yaml`), stringify(generatedPlace(like, number, count, words)))
  }
}

const slugOf = (number: number): string => `generated-${number}`

/** The different words, in small letters, that places are described with. */
export function wordsOf(places: readonly PlaceFile[]): string[] {
  const texts = places.flatMap(({ lead, considerations }) => [
    lead,
    ...considerations.flatMap(({ point, check }) => [point, check]),
  ])
  const found = texts
    .join(" ")
    .toLowerCase()
    .match(/[a-z]{2,}/g)
  return [...new Set(found)]
}

/**
 * A place with the facts of `like` and, for each of its texts, one of about the same length made of `words` by chance.
 * The same for the same number.
 *
 * @param count How many there are; each leads to the three after it, the last ones to the first.
 */
export function generatedPlace(like: PlaceFile, number: number, count: number, words: readonly string[]): PlaceFile {
  const chance = chances(number)
  const textLike = (text: string): string => {
    const chosen: string[] = []
    for (let length = 0; length < text.length;) {
      const word = words[Math.floor(chance() * words.length)] ?? ""
      chosen.push(word)
      length += word.length + 1
    }
    const joined = chosen.join(" ")
    return `${joined.slice(0, text.length - 1).trim()}.`
  }
  return {
    ...like,
    name: `Generated ${number}`,
    title: `Generated place number ${number}`,
    heading: `Conveyancing in Generated ${number}`,
    description: textLike(like.description),
    lead: textLike(like.lead),
    considerations: like.considerations.map(one => ({
      ...one,
      point: textLike(one.point),
      check: textLike(one.check),
    })),
    ...(like.selling && { selling: textLike(like.selling) }),
    ...(like.apartments && { apartments: textLike(like.apartments) }),
    nearby: [1, 2, 3].map(further => slugOf(((number - 1 + further) % count) + 1)),
  }
}
