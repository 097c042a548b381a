import type { GatsbyNode } from "gatsby"
import { contentTypes } from "./content-types"
import { graphqlTypes } from "./content-types/graphql-types"

/** See `sourceNodes`. */
const buildDayType = `
  type BuildDay implements Node @dontInfer {
    slug: String!
    day: String!
  }
`

export const createSchemaCustomization: NonNullable<GatsbyNode["createSchemaCustomization"]> = ({ actions }) => {
  actions.createTypes([buildDayType, ...graphqlTypes(contentTypes)])
}
