import type { BuiltPage } from "./built-page"

/** One change, and the addresses at which it was made. */
export type Difference = { what: string; paths: readonly string[] }

export type SiteDifferences = { gone: readonly string[]; added: readonly string[]; changed: readonly Difference[] }

type Site = ReadonlyMap<string, BuiltPage>

/** The smallest change of a page's weight that's reported, in bytes. */
const LEAST_CHANGE = 100

const FIELDS = ["title", "description", "canonical", "robots"] as const

/** How two builds of a site differ. The same change on several pages is one difference. */
export function findDifferences(before: Site, after: Site): SiteDifferences {
  const changes = new Map<string, string[]>()
  for (const [path, page] of after) {
    const old = before.get(path)
    for (const what of old ? listChanges(old, page) : []) changes.set(what, [...(changes.get(what) ?? []), path])
  }
  return {
    gone: [...before.keys()].filter(path => !after.has(path)),
    added: [...after.keys()].filter(path => !before.has(path)),
    changed: [...changes].map(([what, paths]) => ({ what, paths })),
  }
}

const quoteText = (text: string | undefined): string => (text ? `“${text}”` : "nothing")

const listChanges = (old: BuiltPage, page: BuiltPage): string[] => [
  ...FIELDS.filter(field => old[field] !== page[field]).map(
    field => `${field}: ${quoteText(old[field])} → ${quoteText(page[field])}`,
  ),
  ...compareData(old.structuredData, page.structuredData),
  ...subtractBlocks(old.words, page.words).map(text => `words gone: ${quoteText(text)}`),
  ...subtractBlocks(page.words, old.words).map(text => `words new: ${quoteText(text)}`),
  ...describeWeightChange(old.bytes, page.bytes),
]

function compareData(old: BuiltPage["structuredData"], data: BuiltPage["structuredData"]): string[] {
  return [...new Set([...old.keys(), ...data.keys()])]
    .filter(key => old.get(key) !== data.get(key))
    .map(key => `structured data, ${key}: ${quoteText(old.get(key))} → ${quoteText(data.get(key))}`)
}

/** The blocks of `all` that `others` hasn't, each as often as it's missing there. */
function subtractBlocks(all: readonly string[], others: readonly string[]): string[] {
  const remaining = [...others]
  return all.filter(text => {
    const at = remaining.indexOf(text)
    if (at >= 0) remaining.splice(at, 1)
    return at < 0
  })
}

function describeWeightChange(old: number, bytes: number): string[] {
  const more = bytes - old
  if (Math.abs(more) < LEAST_CHANGE) return []
  // By the nearest hundred, so that pages that gain the same are reported together.
  return [`weight: ${more > 0 ? "+" : "−"}${Math.round(Math.abs(more) / 100) / 10} kB of compressed HTML`]
}
