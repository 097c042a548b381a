/** The kinds of pages that are compared. Peers have the first two. */
export const PAGE_KINDS = [
  "home",
  "article",
  "questions",
  "quote form",
  "calculator",
  "calendar",
  "state",
  "place",
] as const

export type PageKind = (typeof PAGE_KINDS)[number]

/** A built site that's measured. */
export type BenchSite = {
  name: string
  folder: string
  /** Another stack's, whose pages have other controls than ours. */
  isPeer: boolean
  /** False: it's served with its scripts taken out. */
  hasScripts: boolean
  /** The address of a page of each kind that it has. */
  pages: Readonly<Partial<Record<PageKind, string>>>
}
