import { offerSchema } from "../../domain/content/offer"
import { contentType } from "./content-type"

export const offer = contentType({
  kind: "offer",
  typeName: "Offer",
  home: { folder: "offers" },
  format: "yaml",
  schema: offerSchema,
  typeDefs: `
    type Offer implements Node @dontInfer {
      slug: String!
      title: String!
      summary: String!
      terms: String!
      from: String!
      until: String!
    }
  `,
})
