import { graphql } from "gatsby"
import { LAYOUTS } from "../domain/content/choices"
import { isState } from "../domain/states"
import type { LayoutMeta } from "./layout-types"

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
    structuredData
    checked
    sources {
      name
      url
      checked
    }
  }
`

/** The part of a page's own words that its layout needs. Values are those that the content check let through. */
export function layoutMeta({ layout, state }: Queries.PageMetaFragment): LayoutMeta {
  return { layout: LAYOUTS.find(name => name === layout) ?? "default", state: isState(state) ? state : null }
}
