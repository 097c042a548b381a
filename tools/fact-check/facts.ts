import { type SourceKind, getCitedSourceKind } from "../../src/domain/source-kind"

/** The source of a fact. The kind `own` is for facts that only the firm knows. */
export type FactSource = { name: string; url: string; kind: SourceKind | "own"; checked: string }

export const createFactSource = ({ name, url, checked }: Omit<FactSource, "kind">): FactSource => ({
  ...{ name, url, checked },
  kind: getCitedSourceKind(url),
})

/** A section of a page or an item of a table of figures, with its sources: best first, possibly none. */
export type Fact = {
  section: string
  sources: readonly FactSource[]
  /** Whether it states law. False for what a contract usually says, how lenders work or what others charge. */
  isLaw: boolean
}

/** A page or a table with its facts. `group` is the heading in the fact check that it's listed under. */
export type Checked = { group: string; name: string; file: string; facts: readonly Fact[] }

const ORDER: readonly FactSource["kind"][] = ["statute", "official", "own", "third-party"]

/** Removes duplicate sources, and puts the most reliable first. */
export const sortSourcesByReliability = (sources: readonly FactSource[]): FactSource[] =>
  [...new Map(sources.map(source => [source.url + source.name, source])).values()].sort(
    (a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind),
  )
