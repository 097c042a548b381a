import type { GatsbyNode } from "gatsby"
import { resolve } from "node:path"
import * as v from "valibot"
import { contentTypes } from "./content-types"
import { place } from "./content-types/place"
import { unlistedPlaces } from "./similarity/places-alike"

const entryWithPage = v.object({
  id: v.string(),
  path: v.string(),
  slug: v.string(),
  state: v.nullish(v.string()),
  bst: v.nullish(v.string()),
  index: v.boolean(),
})

/**
 * One page per entry, its route metadata as context, all of a kind drawn by one template: no JavaScript is made per file.
 * A place that is too like another is not listed, whatever its file says.
 */
export const createPages: NonNullable<GatsbyNode["createPages"]> = ({ actions, getNodesByType }) => {
  const unlisted = unlistedPlaces(getNodesByType(place.typeName))
  for (const { typeName, page } of contentTypes) {
    if (!page) continue
    const component = resolve(`src/templates/${page.template}.tsx`)
    for (const node of getNodesByType(typeName)) {
      const { path, slug, ...own } = v.parse(entryWithPage, node)
      const index = own.index && !(typeName === place.typeName && unlisted.has(slug))
      actions.createPage({ path, component, context: { ...own, index, ...page.metadata?.(slug) } })
    }
  }
}
