import type { GatsbyNode } from "gatsby"
import { resolve } from "node:path"

/**
 * If files are saved while pages are being created, Gatsby starts again, and after six restarts in a row it assumes a loop
 * and stops. An editing program that saves while you type reaches that limit within seconds.
 */
export async function disableGatsbyRecompileLimit(): Promise<void> {
  // Imported inside the function, so that a build doesn't load the whole development server.
  const { buildActions } = await import("gatsby/dist/state-machines/develop/actions")
  Object.assign(buildActions, { incrementRecompileCount: () => undefined })
}

/** The path of Gatsby's own 404 page in `gatsby develop`, which asks the reader to write code. */
const GATSBYS_OWN = "/dev-404-page"

const OURS = "src/pages/404.tsx"

export const onCreatePage: NonNullable<GatsbyNode["onCreatePage"]> = ({
  page,
  actions: { createPage, deletePage },
}) => {
  const component = resolve(OURS)
  if (page.path.replace(/\/$/, "") !== GATSBYS_OWN || page.component === component) return
  deletePage(page)
  createPage({ ...page, component })
}
