import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { parse, stringify } from "yaml"
import * as v from "valibot"
import { placeSchema } from "../../src/domain/content/page-schemas"
import { siteSchema } from "../../src/domain/content/site"
import { paths } from "../../src/domain/paths"
import { createRandomNumberGenerator } from "../../src/harness/chances"
import { listFirmContentFiles } from "../content/firm-entries"

const PLACES = "content/places"

/**
 * Returns the sorted names of the suburbs and towns in the firm's states, without `.yaml`.
 *
 * @throws Error if there are none.
 */
function listPlaceNames(site: string): string[] {
  const names = listFirmContentFiles(join(site, "content"), "places").map(file => file.replace(/\.yaml$/, ""))
  if (names.length === 0) throw new Error(`${PLACES} has no place`)
  return names
}

/** Returns the address of the page of the first suburb or town. */
export function getFirstPlacePagePath(site: string): string {
  const { product } = v.parse(siteSchema, parse(readFileSync(join(site, "content/site.yaml"), "utf8")))
  return paths.place(listPlaceNames(site)[0] ?? "", product)
}

type Place = v.InferOutput<typeof placeSchema>

/**
 * Adds `count` suburb pages to the copy of the site. Each has the facts of a real one, and texts of about the same
 * length with random words from all of the real texts, because search engines aren't told about pages that are too
 * similar.
 */
export function addGeneratedPlaces(site: string, count: number): void {
  const real = listPlaceNames(site).map(name =>
    v.parse(placeSchema, parse(readFileSync(join(site, PLACES, `${name}.yaml`), "utf8"))),
  )
  const texts = real.flatMap(({ lead, considerations }) => [lead, ...considerations.map(one => one.point)])
  const words = [...new Set(texts.join(" ").match(/[A-Za-z]+/g))]
  for (let number = 1; number <= count; number += 1) {
    const like = real[number % real.length]
    if (like)
      writeFileSync(join(site, PLACES, `generated-${number}.yaml`), stringify(generatePlace(like, number, words)))
  }
}

/** Returns a suburb with the facts of `like` and random texts, which are always the same for the same number. */
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
    title: `Generated place number ${number}`,
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
