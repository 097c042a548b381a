import type { GatsbyNode } from "gatsby"
import { contentTypes } from "./content-types"
import { pageMetaType } from "./content-types/page-meta-type"

/** See `sourceNodes`. */
const buildDayType = `
  type BuildDay implements Node @dontInfer {
    slug: String!
    day: String!
  }
`

export const createSchemaCustomization: NonNullable<GatsbyNode["createSchemaCustomization"]> = ({ actions }) => {
  actions.createTypes([pageMetaType, buildDayType, ...contentTypes.map(({ typeDefs }) => typeDefs)])
}
