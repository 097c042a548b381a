import type { GatsbyNode } from "gatsby"
import { resolve } from "node:path"

/** Gatsby's page for an address without a page, which `gatsby develop` alone has. It tells a writer to write code. */
const GATSBYS_OWN = "/dev-404-page"

const OURS = "src/pages/404.tsx"

/** Has the writing mode show the site's own page for an address without one, as the built site does. */
export const onCreatePage: NonNullable<GatsbyNode["onCreatePage"]> = ({
  page,
  actions: { createPage, deletePage },
}) => {
  const component = resolve(OURS)
  if (page.path.replace(/\/$/, "") !== GATSBYS_OWN || page.component === component) return
  deletePage(page)
  createPage({ ...page, component })
}
