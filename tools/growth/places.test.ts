import { cpSync, mkdirSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { parse } from "yaml"
import { placeSchema } from "../../src/domain/content/page-schemas"
import { listPlacesTooAlike } from "../../src/gatsby/similarity/places-alike"
import { createTemporaryFolder } from "../../src/testing/build-folder"
import { copyFixtureFirmContent } from "../../src/testing/content-lines"
import { addGeneratedPlaces } from "./places"

const COUNT = 400

const site = createTemporaryFolder()
const places = join(site, "content/places")
mkdirSync(join(site, "content"))
cpSync(copyFixtureFirmContent(), join(site, "content"), { recursive: true })
addGeneratedPlaces(site, COUNT)
const generatedFiles = readdirSync(places)
  .filter(file => file.startsWith("generated-"))
  .map(file => ({ ...parse(readFileSync(join(places, file), "utf8")), slug: file.replace(".yaml", "") }))

test("places that are added are what the content check takes", () => {
  expect(generatedFiles).toHaveLength(COUNT)
  for (const { slug: _, ...place } of generatedFiles) expect(v.safeParse(placeSchema, place).issues).toBeUndefined()
})

test("they are unlike each other, so that search engines may list all of them", () => {
  expect([...listPlacesTooAlike(generatedFiles)]).toEqual([])
})

test("they are as long as the place that each is like", () => {
  const real = readdirSync(places).filter(file => !/^(?:generated-|_)/.test(file))
  const leads = real.map(file => String(parse(readFileSync(join(places, file), "utf8")).lead).length)
  for (const { lead } of generatedFiles)
    expect(leads.some(length => Math.abs(length - String(lead).length) <= 1)).toBe(true)
})
