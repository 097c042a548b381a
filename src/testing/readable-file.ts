import { parseContentFilePath } from "../gatsby/content-types/locate"
import { parseContentEntry } from "../gatsby/content-types/read-entry"
import type { ReadableFile } from "../gatsby/read-content"

/** @throws if the text is invalid. */
export function buildReadableFile(file: string, text: string, product = "conveyancing"): ReadableFile {
  const location = parseContentFilePath(file)
  if (!location.ok) throw new Error(location.message)
  const result = parseContentEntry(location.type, location.slug, text)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  const { type, slug } = location
  const address = type.page?.url(slug, result.entry.fields, product) ?? null
  return { ...location, file, text, address, read: result, entry: result.entry }
}

export const DESCRIPTION = "A page that is long enough for the search results, made for one test and for nothing else."

/** `fields` are further lines. */
export const buildPlaceFile = (considerations: string, fields = ""): ReadableFile =>
  buildReadableFile(
    "places/glebe.yaml",
    `name: Glebe
state: NSW
region: Inner West
capArea: capital
council: City of Sydney
postcodes: ["2037"]
lat: -33.88
lng: 151.19
waterAuthority: Sydney Water
titleRegistry: NSW Land Registry Services
title: "Glebe conveyancing: walls, trees"
description: ${DESCRIPTION}
heading: Glebe
lead: A sentence.
considerations:
${considerations}${fields}example: { price: 850000, on: "2026-11-21" }
`,
  )

/** `fields` are further lines of the front matter. */
export const buildPageFile = (slug: string, body: string, fields = ""): ReadableFile =>
  buildReadableFile(
    `pages/${slug}.mdx`,
    `---\ntitle: A page\ndescription: ${DESCRIPTION}\nheading: A page\nlead: A sentence.\n${fields}---\n\n${body}\n`,
  )
