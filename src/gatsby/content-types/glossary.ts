import { glossarySchema } from "../../domain/content/glossary"
import { contentType } from "./content-type"

export const glossary = contentType({
  kind: "glossary",
  typeName: "Glossary",
  home: { file: "glossary.yaml" },
  format: "yaml",
  schema: glossarySchema,
  typeDefs: `
    type Glossary implements Node @dontInfer {
      slug: String!
      terms: [GlossaryTerm!]!
    }

    type GlossaryTerm {
      term: String!
      also: [String!]
      state: String
      meaning: String!
    }
  `,
})
