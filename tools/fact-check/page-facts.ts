import * as v from "valibot"
import type { ReadableFile } from "../../src/gatsby/read-content"
import { sortSources, type Checked, type Fact, createFactSource, namedSource } from "./facts"
import { listSections } from "./sections"
import { isStatementOfLaw } from "./states-law"

const ofPage = v.object({ ...namedSource.entries, supports: v.optional(v.array(v.string()), []) })

const withSources = v.object({ sources: v.array(ofPage) })

const ofPlace = v.object({
  considerations: v.array(v.object({ point: v.string(), certainty: v.string(), source: v.optional(namedSource) })),
})

const advice = v.object({ selling: v.optional(v.string()), apartments: v.optional(v.string()) })

const ADVICE_HEADINGS = { selling: "Selling here", apartments: "Buying an apartment here" } as const

/** What the text before the first heading is called. */
const TOP = "Before the first heading"

/** The facts of a file's page; null for a file without a page. */
export function readPageFacts({ file, type, slug, entry }: ReadableFile, product: string): Checked | null {
  const address = type.page?.url(slug, entry.fields, product)
  if (!address) return null
  return {
    group: type.editor?.many ?? type.kind,
    name: address,
    file: `content/${file}`,
    facts: listFacts(entry),
  }
}

/** The library of components states nothing, and is known by its layout. */
function listFacts(entry: ReadableFile["entry"]): Fact[] {
  if (entry.fields["layout"] === "component") return []
  if (!v.is(ofPlace, entry.fields)) return listTextFacts(entry)
  const points = listPlaceFacts(entry.fields)
  return [...points, ...readAdvice(entry.fields, points)]
}

/** A place says one thing in each of its points. One that asks whether something is so states nothing. */
const listPlaceFacts = ({ considerations }: v.InferInput<typeof ofPlace>): Fact[] =>
  considerations
    .filter(({ certainty, source }) => source !== undefined || certainty !== "check")
    .map(({ point, source }) => ({ section: point, sources: source ? [createFactSource(source)] : [], isLaw: true }))

/**
 * What a place's page advises sellers and buyers of apartments. It's about the place's own points, so it rests on their sources,
 * and it doesn't count as law: what the law wants of sellers is in the state's guides, which the page links to.
 *
 * @param points The facts that the place's points state.
 */
export function readAdvice(fields: unknown, points: readonly Fact[]): Fact[] {
  const result = v.safeParse(advice, fields)
  const sources = sortSources(points.flatMap(point => point.sources))
  if (!result.success || sources.length === 0) return []
  return (["selling", "apartments"] as const)
    .filter(field => result.output[field] !== undefined)
    .map(field => ({ section: ADVICE_HEADINGS[field], sources, isLaw: false }))
}

/** The sections that a source supports, of which a figure names a source, or whose words state law. */
function listTextFacts({ fields, body }: ReadableFile["entry"]): Fact[] {
  const result = v.safeParse(withSources, fields)
  const sources = result.success ? result.output.sources : []
  return listSections(body ?? []).flatMap(({ headings, text, sourced }) => {
    const heading = headings.at(-1) ?? null
    const supportedText = heading ?? fields["heading"]
    const own = sources.filter(
      ({ name, supports }) => sourced.includes(name) || supports.some(one => one === supportedText),
    )
    const isLaw = isStatementOfLaw(headings, text)
    if (own.length === 0 && !isLaw) return []
    return [
      {
        section: heading === null ? TOP : headings.join(" / "),
        sources: sortSources(own.map(createFactSource)),
        isLaw,
      },
    ]
  })
}
