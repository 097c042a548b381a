import type { GatsbyNode } from "gatsby"
import { resolve } from "node:path"

/**
 * Keeps `gatsby develop` running however often files are saved. If a file is saved while pages are being created, Gatsby starts
 * again, and after six restarts in a row it assumes a loop and stops. An editing program that saves while you type reaches that
 * limit within seconds. This turns off the count.
 */
export async function disableGatsbyRecompileLimit(): Promise<void> {
  // Imported inside the function, so that a build doesn't load the whole development server.
  const { buildActions } = await import("gatsby/dist/state-machines/develop/actions")
  Object.assign(buildActions, { incrementRecompileCount: () => undefined })
}

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
