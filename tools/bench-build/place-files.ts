import { readFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { parse } from "yaml"
import { placeSchema } from "../../src/domain/content/page-schemas"
import { siteSchema } from "../../src/domain/content/site"
import { paths } from "../../src/domain/paths"
import { entriesOfFirm } from "../content/entries-of-firm"

export const PLACES = "content/places"

export type PlaceFile = v.InferOutput<typeof placeSchema>

/** The names of the places in the firm's states, without `.yaml`, in order. */
const placeNames = (site: string): string[] =>
  entriesOfFirm(join(site, "content"), "places").map(file => file.replace(/\.yaml$/, ""))

/** The place whose page is weighed. */
export function firstPlace(site: string): string {
  const [first] = placeNames(site)
  if (first === undefined) throw new Error(`${PLACES} has no place to weigh`)
  return first
}

/** The address of the page of a place. */
export function placeAddress(site: string, slug: string): string {
  const { product } = v.parse(siteSchema, parse(readFileSync(join(site, "content/site.yaml"), "utf8")))
  return paths.place(slug, product)
}

/** Every place that's built. */
export const readPlaces = (site: string): PlaceFile[] =>
  placeNames(site).map(name => v.parse(placeSchema, parse(readFileSync(join(site, PLACES, `${name}.yaml`), "utf8"))))
