import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { parse } from "yaml"
import { placeSchema } from "../../src/domain/content/page-schemas"
import { siteSchema } from "../../src/domain/content/site"
import { paths } from "../../src/domain/paths"

export const PLACES = "content/places"

export type PlaceFile = v.InferOutput<typeof placeSchema>

/** The names of the places, without `.yaml`, in order. Examples are none of them. */
const placeNames = (site: string): string[] =>
  readdirSync(join(site, PLACES))
    .filter(file => file.endsWith(".yaml") && !file.startsWith("_"))
    .map(file => file.replace(/\.yaml$/, ""))
    .sort()

/** The place whose page is weighed. */
export function firstPlace(site: string): string {
  const [first] = placeNames(site)
  if (first === undefined) throw new Error(`${PLACES} holds no place to weigh`)
  return first
}

/** The address of the page of a place. */
export function placeAddress(site: string, slug: string): string {
  const { product } = v.parse(siteSchema, parse(readFileSync(join(site, "content/site.yaml"), "utf8")))
  return paths.place(slug, product)
}

/** Every place of the site. */
export const readPlaces = (site: string): PlaceFile[] =>
  placeNames(site).map(name => v.parse(placeSchema, parse(readFileSync(join(site, PLACES, `${name}.yaml`), "utf8"))))
