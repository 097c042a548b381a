import type { GatsbyNode } from "gatsby"
import { resolve } from "node:path"

/** The path of Gatsby's own 404 page in `gatsby develop`, which asks the reader to write code. */
const GATSBYS_OWN = "/dev-404-page"

const OURS = "src/pages/404.tsx"

/** Shows the site's own 404 page in `gatsby develop`, as the built site does. */
export const onCreatePage: NonNullable<GatsbyNode["onCreatePage"]> = ({
  page,
  actions: { createPage, deletePage },
}) => {
  const component = resolve(OURS)
  if (page.path.replace(/\/$/, "") !== GATSBYS_OWN || page.component === component) return
  deletePage(page)
  createPage({ ...page, component })
}
