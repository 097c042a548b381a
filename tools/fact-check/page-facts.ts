import * as v from "valibot"
import { pageSource } from "../../src/domain/content/fields"
import { placeSchema } from "../../src/domain/content/page-schemas"
import type { ReadableFile } from "../../src/gatsby/read-content"
import { sortSourcesByReliability, type Checked, type Fact, createFactSource } from "./facts"
import { listPageSections } from "./sections"
import { doesSectionStateLaw } from "./states-law"

const withSources = v.object({ sources: v.array(pageSource) })

const { considerations, selling, apartments } = placeSchema.entries
const ofPlace = v.object({ considerations, selling, apartments })
type PlaceFields = v.InferInput<typeof ofPlace>

const ADVICE_HEADINGS = { selling: "Selling here", apartments: "Buying an apartment here" } as const

const TOP = "Before the first heading"

export function readPageFacts({ file, type, address, entry }: ReadableFile): Checked | null {
  if (!address) return null
  return {
    group: type.editor?.many ?? type.kind,
    name: address,
    file: `content/${file}`,
    facts: listFactsOfContentEntry(entry),
  }
}

/** The component library, which has its own layout, states none. */
function listFactsOfContentEntry(entry: ReadableFile["entry"]): Fact[] {
  if (entry.fields["layout"] === "component") return []
  if (!v.is(ofPlace, entry.fields)) return listSectionFacts(entry)
  const points = listPlaceFacts(entry.fields)
  return [...points, ...listPlaceAdviceFacts(entry.fields, points)]
}

/** A point without a source that only tells the reader to check something isn't a fact. */
const listPlaceFacts = ({ considerations }: PlaceFields): Fact[] =>
  considerations
    .filter(({ certainty, source }) => source !== undefined || certainty !== "check")
    .map(({ point, source }) => ({ section: point, sources: source ? [createFactSource(source)] : [], isLaw: true }))

/** Advice is based on the page's points and has their sources. The law for sellers is in the state's guides. */
export function listPlaceAdviceFacts(
  fields: Pick<PlaceFields, "selling" | "apartments">,
  points: readonly Fact[],
): Fact[] {
  const sources = sortSourcesByReliability(points.flatMap(point => point.sources))
  if (sources.length === 0) return []
  return (["selling", "apartments"] as const)
    .filter(field => fields[field] !== undefined)
    .map(field => ({ section: ADVICE_HEADINGS[field], sources, isLaw: false }))
}

function listSectionFacts({ fields, body }: ReadableFile["entry"]): Fact[] {
  const result = v.safeParse(withSources, fields)
  const sources = result.success ? result.output.sources : []
  return listPageSections(body ?? []).flatMap(({ headings, text, sourced }) => {
    const heading = headings.at(-1) ?? null
    const supportedText = heading ?? fields["heading"]
    const own = sources.filter(
      ({ name, supports }) => sourced.includes(name) || supports?.some(one => one === supportedText),
    )
    const isLaw = doesSectionStateLaw(headings, text)
    if (own.length === 0 && !isLaw) return []
    return [
      {
        section: heading === null ? TOP : headings.join(" / "),
        sources: sortSourcesByReliability(own.map(createFactSource)),
        isLaw,
      },
    ]
  })
}
