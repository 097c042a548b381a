import { graphql } from "gatsby"
import { LAYOUTS, type Layout as LayoutName } from "../domain/content/layouts"
import { actsIn, type State } from "../domain/states"
import type { Phone } from "./site-data"

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

/** What a page of any kind says about itself to its layout and to its head. */
export const pageMetaFragment = graphql`
  fragment PageMeta on PageMeta {
    path
    title
    description
    heading
    lead
    layout
    state
    bst
    colorMode
    index
    canonical
    drawing
    structuredData
    checked
    sources {
      name
      url
      checked
    }
  }
`

/** What the layout needs of a page's metadata. The content check has checked the values. */
export function getLayoutMeta({ layout, state }: Queries.PageMetaFragment): LayoutMeta {
  return { layout: LAYOUTS.find(name => name === layout) ?? "default", state: actsIn(state) ? state : null }
}

/** The data of a page query. The page was made from this entry, so `page` is never null. */
export type PageData<Query extends { readonly page: unknown }> = Omit<Query, "page"> & {
  readonly page: NonNullable<Query["page"]>
}
