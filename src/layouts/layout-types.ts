import type { Layout as LayoutName } from "../domain/content/choices"
import type { Site } from "../domain/content/site"
import type { State } from "../domain/states"

export type Phone = { display: string; tel: string }

type NavigationLink = { label: string; path: string }

export type Navigation = {
  header: readonly NavigationLink[]
  footer: readonly { title: string; links: readonly NavigationLink[] }[]
  legal: readonly NavigationLink[]
}

/** What the layouts say about the firm. */
export type SiteData = Omit<Site, "description" | "quoteTurnaroundSeconds"> & {
  /** Public holidays, on which the office stays closed, as `YYYY-MM-DD`. */
  closedDays: readonly string[]
}

/** What a page tells its layout. */
export type LayoutMeta = {
  layout: LayoutName
  /** Shown as a tag beside the wordmark. */
  state?: State | null
  /** A landing page's or a partner's own number. */
  phone?: Phone | null
  /** On a partner's page: who sent the visitor, and the palette of the whole page. */
  partnerName?: string | null
  palette?: string | null
  /** False hides the request-a-quote button of the header. */
  quoteButton?: boolean
}
