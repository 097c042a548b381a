import type { BuiltPage } from "./built-page"

export type Difference = { what: string; paths: readonly string[] }

export type SiteDifferences = { gone: readonly string[]; added: readonly string[]; changed: readonly Difference[] }

type Site = ReadonlyMap<string, BuiltPage>

/** In bytes. */
const LEAST_CHANGE = 100

const FIELDS = ["title", "description", "canonical", "robots"] as const

/** Compares two builds of a site. The same change on several pages is one difference. */
export function findSiteDifferences(before: Site, after: Site): SiteDifferences {
  const changes = new Map<string, string[]>()
  for (const [path, page] of after) {
    const old = before.get(path)
    for (const what of old ? listPageChanges(old, page) : []) changes.set(what, [...(changes.get(what) ?? []), path])
  }
  return {
    gone: [...before.keys()].filter(path => !after.has(path)),
    added: [...after.keys()].filter(path => !before.has(path)),
    changed: [...changes].map(([what, paths]) => ({ what, paths })),
  }
}

const putTextInQuotes = (text: string | undefined): string => (text ? `“${text}”` : "nothing")

const listPageChanges = (old: BuiltPage, page: BuiltPage): string[] => [
  ...FIELDS.filter(field => old[field] !== page[field]).map(
    field => `${field}: ${putTextInQuotes(old[field])} → ${putTextInQuotes(page[field])}`,
  ),
  ...compareStructuredData(old.structuredData, page.structuredData),
  ...listMissingTextBlocks(old.words, page.words).map(text => `words gone: ${putTextInQuotes(text)}`),
  ...listMissingTextBlocks(page.words, old.words).map(text => `words new: ${putTextInQuotes(text)}`),
  ...describePageSizeChange(old.bytes, page.bytes),
]

function compareStructuredData(old: BuiltPage["structuredData"], data: BuiltPage["structuredData"]): string[] {
  return [...new Set([...old.keys(), ...data.keys()])]
    .filter(key => old.get(key) !== data.get(key))
    .map(key => `structured data, ${key}: ${putTextInQuotes(old.get(key))} → ${putTextInQuotes(data.get(key))}`)
}

/** Returns the blocks of `all` that aren't in `others`. If a block is repeated, each repetition needs its own match. */
function listMissingTextBlocks(all: readonly string[], others: readonly string[]): string[] {
  const remaining = [...others]
  return all.filter(text => {
    const at = remaining.indexOf(text)
    if (at >= 0) remaining.splice(at, 1)
    return at < 0
  })
}

function describePageSizeChange(old: number, bytes: number): string[] {
  const more = bytes - old
  if (Math.abs(more) < LEAST_CHANGE) return []
  // Rounded to a hundred bytes, so that pages with about the same change are reported together.
  return [`weight: ${more > 0 ? "+" : "−"}${Math.round(Math.abs(more) / 100) / 10} kB of compressed HTML`]
}
