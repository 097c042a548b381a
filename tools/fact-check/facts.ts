import * as v from "valibot"
import { type SourceKind, getSourceKind } from "../../src/domain/source-kind"

/** Where a fact comes from. `own` is what only the firm can say. */
export type FactSource = { name: string; url: string; kind: SourceKind | "own"; checked: string }

/** A source as a page, an answer or a document names it. What kind it is follows from its address. */
export const namedSource = v.object({ name: v.string(), url: v.string(), checked: v.string() })

/** The source behind a fact, of what an entry names. */
export const createFactSource = ({ name, url, checked }: v.InferOutput<typeof namedSource>): FactSource => ({
  ...{ name, url, checked },
  kind: getSourceKind(url),
})

/** A part of a page or of a table of figures, and what it rests on: best first, none at worst. */
export type Fact = {
  section: string
  sources: readonly FactSource[]
  /** False for what isn't law, such as what a contract usually says, how lenders work, or what others charge. */
  isLaw: boolean
}

/** A page or a table with its facts. `group` is what the fact check lists it under. */
export type Checked = { group: string; name: string; file: string; facts: readonly Fact[] }

const ORDER: readonly FactSource["kind"][] = ["statute", "official", "own", "third-party"]

/** Each source once, the surest first. */
export const sortSources = (sources: readonly FactSource[]): FactSource[] =>
  [...new Map(sources.map(source => [source.url + source.name, source])).values()].sort(
    (a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind),
  )
