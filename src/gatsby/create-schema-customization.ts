import type { GatsbyNode } from "gatsby"
import { contentTypes } from "./content-types"
import { pageMetaType } from "./content-types/page-meta-type"

export const createSchemaCustomization: NonNullable<GatsbyNode["createSchemaCustomization"]> = ({ actions }) => {
  actions.createTypes([pageMetaType, ...contentTypes.map(({ typeDefs }) => typeDefs)])
}
