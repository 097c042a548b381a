import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { parse, stringify } from "yaml"
import * as v from "valibot"
import { placeSchema } from "../../src/domain/content/page-schemas"
import { siteSchema } from "../../src/domain/content/site"
import { paths } from "../../src/domain/paths"
import { createRandomNumberGenerator } from "../../src/harness/chances"
import { listEntriesOfKind } from "./copy-site"

const PLACES = "content/places"

/** Returns the address of the page of the first suburb or town. @throws Error if the firm's states have none. */
export function getFirstPlacePagePath(site: string): string {
  const content = join(site, "content")
  const [place] = listEntriesOfKind(content, "place")
  if (!place) throw new Error(`${PLACES} has no place`)
  const { product } = v.parse(siteSchema, parse(readFileSync(join(content, "site.yaml"), "utf8")))
  return paths.place(place.slug, product)
}

type Place = v.InferOutput<typeof placeSchema>

/** Facts and random words are those of real places, since pages that are too similar aren't listed. */
export function addGeneratedPlaces(site: string, count: number): void {
  const real = listEntriesOfKind(join(site, "content"), "place").map(({ entry }) => v.parse(placeSchema, entry.written))
  const texts = real.flatMap(({ lead, considerations }) => [lead, ...considerations.map(one => one.point)])
  const words = [...new Set(texts.join(" ").match(/[A-Za-z]+/g))]
  for (let number = 1; number <= count; number += 1) {
    const like = real[number % real.length]
    if (like)
      writeFileSync(join(site, PLACES, `generated-${number}.yaml`), stringify(generatePlace(like, number, words)))
  }
}

/** The texts are always the same for the same number. */
function generatePlace(like: Place, number: number, words: readonly string[]): Place {
  const chance = createRandomNumberGenerator(number)
  const generateRandomText = (text: string): string =>
    `${[...text]
      .map(() => words[Math.floor(chance() * words.length)])
      .join(" ")
      .slice(0, text.length - 1)
      .trim()}.`
  return {
    ...like,
    name: `Generated ${number}`,
    title: `Generated ${number} conveyancing: wells, fogs`,
    heading: `Conveyancing in Generated ${number}`,
    description: generateRandomText(like.description),
    lead: generateRandomText(like.lead),
    considerations: like.considerations.map(one => ({
      ...one,
      point: generateRandomText(one.point),
      check: generateRandomText(one.check),
    })),
    ...(like.selling && { selling: generateRandomText(like.selling) }),
    ...(like.apartments && { apartments: generateRandomText(like.apartments) }),
  }
}
