import type { GatsbyNode } from "gatsby"
import { wallClock } from "../domain/business-hours/business-hours"

/**
 * The day of the build as an entry of its own, so that what depends on it is made anew by the build of another day,
 * though no file has changed.
 */
export const sourceNodes: NonNullable<GatsbyNode["sourceNodes"]> = ({ actions, createNodeId, createContentDigest }) => {
  const day = wallClock(new Date(), "Australia/Sydney").toISOString().slice(0, 10)
  actions.createNode({
    id: createNodeId("BuildDay today"),
    slug: "today",
    day,
    parent: null,
    children: [],
    internal: { type: "BuildDay", contentDigest: createContentDigest(day) },
  })
}
