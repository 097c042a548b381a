import { rateTableSchema } from "../../domain/figures/schemas"
import { contentType } from "./content-type"

/** What governments charge: one table a file. Code reads the figures from domain/figures; this type is for pages that list them. */
export const rates = contentType({
  kind: "rates",
  typeName: "Rates",
  home: { folder: "rates" },
  format: "json",
  schema: rateTableSchema,
  typeDefs: `
    type Rates implements Node @dontInfer {
      slug: String!
      table: JSON!
    }
  `,
  fields: table => ({ table }),
})
