import { buildSchema } from "gatsby/graphql"
import { contentTypes } from "../gatsby/content-types"
import { buildGraphqlTypes } from "../gatsby/content-types/graphql-types"

export const definitions = buildGraphqlTypes(contentTypes)

export const typesWithPage = contentTypes.filter(({ page }) => page).map(({ typeName }) => typeName)

/** The schema that Gatsby builds from the type definitions. Each type has an id, and each with pages a query that lists its nodes. */
export const graphqlSchema = buildSchema(
  [
    "directive @dontInfer on OBJECT",
    "directive @link(by: String) on FIELD_DEFINITION",
    "scalar JSON",
    "interface Node { id: ID! }",
    "type File implements Node { id: ID! }",
    ...definitions.map(sdl => sdl.replace(/implements Node([^{]*)\{(?!\s*id:)/g, "implements Node$1{ id: ID!")),
    ...typesWithPage.map(name => `type ${name}Connection { nodes: [${name}!]! }`),
    `type Query { ${typesWithPage.map(name => `all${name}: ${name}Connection!`).join(" ")} }`,
  ].join("\n"),
)
