import { graphql } from "gatsby"
import { LAYOUTS, type Layout as LayoutName } from "../domain/content/layouts"
import { actsIn, type State } from "../domain/states"

export type LayoutMeta = {
  layout: LayoutName
  /** Shown as a tag next to the wordmark. */
  state?: State | null
  /** On a partner's page: the name of the partner that sent the visitor, and the palette of the whole page. */
  partnerName?: string | null
  palette?: string | null
  /** False hides the request-a-quote button of the header. */
  quoteButton?: boolean
}

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

/** What the layout needs from a page's metadata. The content check has already validated the values. */
export function getPageLayoutAndState({ layout, state }: Queries.PageMetaFragment): LayoutMeta {
  return { layout: LAYOUTS.find(name => name === layout) ?? "default", state: actsIn(state) ? state : null }
}

/** The data of a page query. The page was made from this entry, so `page` is never null. */
export type PageData<Query extends { readonly page: unknown }> = Omit<Query, "page"> & {
  readonly page: NonNullable<Query["page"]>
}

/** The value of `data-palette` for a partner's page: its palette, or its own colours as the stylesheet names them. */
export const getPagePalette = (page: {
  readonly palette?: string | null
  readonly colours?: readonly string[] | null
}): string | undefined => page.palette ?? page.colours?.join(" ")
