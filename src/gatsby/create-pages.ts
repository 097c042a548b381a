import type { GatsbyNode } from "gatsby"
import { resolve } from "node:path"
import * as v from "valibot"
import { contentTypes } from "./content-types"

const entryWithPage = v.object({
  id: v.string(),
  path: v.string(),
  slug: v.string(),
  state: v.nullish(v.string()),
  bst: v.nullish(v.string()),
  index: v.boolean(),
})

/** One page per entry, its route metadata as context, all of a kind drawn by one template: no JavaScript is made per file. */
export const createPages: NonNullable<GatsbyNode["createPages"]> = ({ actions, getNodesByType }) => {
  for (const { typeName, page } of contentTypes) {
    if (!page) continue
    const component = resolve(`src/templates/${page.template}.tsx`)
    for (const node of getNodesByType(typeName)) {
      const { path, slug, ...own } = v.parse(entryWithPage, node)
      actions.createPage({ path, component, context: { ...own, ...page.metadata?.(slug) } })
    }
  }
}
