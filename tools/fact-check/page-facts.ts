import * as v from "valibot"
import type { ReadableFile } from "../../src/gatsby/read-content"
import { bestFirst, type Checked, type Fact, factSource, namedSource } from "./facts"
import { adviceOfPlace } from "./place-advice"
import { sectionsOf } from "./sections"
import { statesLaw } from "./states-law"

const ofPage = v.object({ ...namedSource.entries, supports: v.optional(v.array(v.string()), []) })

const withSources = v.object({ sources: v.array(ofPage) })

const ofPlace = v.object({
  considerations: v.array(v.object({ point: v.string(), certainty: v.string(), source: v.optional(namedSource) })),
})

/** What the text before the first heading is called. */
const TOP = "Before the first heading"

/** The facts of a file's page; null for a file without a page. */
export function pageFacts({ file, type, slug, entry }: ReadableFile, product: string): Checked | null {
  const address = type.page?.url(slug, entry.fields, product)
  if (!address) return null
  return {
    group: type.editor?.many ?? type.kind,
    name: address,
    file: `content/${file}`,
    facts: factsOf(entry),
  }
}

/** What the library of components shows isn't meant: it has the layout of its own. */
function factsOf(entry: ReadableFile["entry"]): Fact[] {
  if (entry.fields["layout"] === "component") return []
  if (!v.is(ofPlace, entry.fields)) return factsOfText(entry)
  const points = factsOfPlace(entry.fields)
  return [...points, ...adviceOfPlace(entry.fields, points)]
}

/** A place says one thing in each of its points. One that asks whether something is so states nothing. */
const factsOfPlace = ({ considerations }: v.InferInput<typeof ofPlace>): Fact[] =>
  considerations
    .filter(({ certainty, source }) => source !== undefined || certainty !== "check")
    .map(({ point, source }) => ({ section: point, sources: source ? [factSource(source)] : [], isLaw: true }))

/** The sections that a source supports, of which a figure names a source, or whose words state law. */
function factsOfText({ fields, body }: ReadableFile["entry"]): Fact[] {
  const parsed = v.safeParse(withSources, fields)
  const sources = parsed.success ? parsed.output.sources : []
  return sectionsOf(body ?? []).flatMap(({ headings, text, sourced }) => {
    const heading = headings.at(-1) ?? null
    const supported = heading ?? fields["heading"]
    const own = sources.filter(
      ({ name, supports }) => sourced.includes(name) || supports.some(one => one === supported),
    )
    const isLaw = statesLaw(headings, text)
    if (own.length === 0 && !isLaw) return []
    return [{ section: heading === null ? TOP : headings.join(" / "), sources: bestFirst(own.map(factSource)), isLaw }]
  })
}
