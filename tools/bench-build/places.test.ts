import { dirname } from "node:path"
import * as v from "valibot"
import { placeSchema } from "../../src/domain/content/page-schemas"
import { unlistedPlaces } from "../../src/gatsby/similarity/places-alike"
import { contentOfFixtureFirm } from "../../src/testing/content-lines"
import { readPlaces } from "./place-files"
import { generatedPlace, wordsOf } from "./places"

/** Texts of one's own on selling and on apartments, which a place may have. */
const ALSO = {
  selling: "Order the heritage certificate a month early: the fixture council answers by post, and buyers ask for it.",
  apartments: "Read the minutes of the last two meetings. Cladding was replaced on half of the towers made up here.",
}

const COUNT = 400

const real = readPlaces(dirname(contentOfFixtureFirm())).map(place => ({ ...place, ...ALSO }))
const words = wordsOf(real)
const generated = Array.from({ length: COUNT }, (_, at) => {
  const like = real[at % real.length]
  if (!like) throw new Error("no places")
  return generatedPlace(like, at + 1, COUNT, words)
})

test("a generated place is what the content check takes", () => {
  for (const place of generated) expect(v.safeParse(placeSchema, place).success).toBe(true)
})

test("generated places are unlike each other, so that search engines may list all of them", () => {
  const named = generated.map((place, at) => ({ ...place, slug: `generated-${at + 1}` }))
  expect([...unlistedPlaces(named)]).toEqual([])
})

test("a generated place has only the texts that the place it is like has", () => {
  const [like] = readPlaces(dirname(contentOfFixtureFirm()))
  if (!like) throw new Error("no places")
  const { selling, apartments } = generatedPlace(like, 1, COUNT, words)
  expect([selling, apartments]).toEqual([undefined, undefined])
})

test("a generated place is as long as the place it is like", () => {
  const lengths = (places: readonly { considerations: readonly { point: string }[] }[]) =>
    places.flatMap(({ considerations }) => considerations.map(({ point }) => point.length))
  const [like, one] = [lengths(real.slice(0, 1)), lengths(generated.slice(0, 1))]
  expect(one).toHaveLength(like.length)
  one.forEach((length, at) => expect(Math.abs(length - (like[at] ?? 0))).toBeLessThanOrEqual(1))
})

test("the last place leads to the first ones", () => {
  expect(generated[398]?.nearby).toEqual(["generated-400", "generated-1", "generated-2"])
})
