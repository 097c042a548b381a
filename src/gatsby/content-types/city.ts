import { citySchema } from "../../domain/content/city"
import { paths } from "../../domain/paths"
import { isState } from "../../domain/states"
import { contentType } from "./content-type"
import { pageMetaFields } from "./page-meta-type"

export const city = contentType({
  kind: "city",
  typeName: "CityPage",
  home: { folder: "cities" },
  format: "mdx",
  schema: citySchema,
  typeDefs: `
    type CityPage implements Node & PageMeta @dontInfer {
      ${pageMetaFields("state")}
      name: String!
      lat: Float!
      lng: Float!
      office: Office!
      body: JSON!
    }

    type Office {
      address: String!
      phone: String!
    }
  `,
  page: { template: "city/city-page", url: (slug, { state }) => (isState(state) ? paths.city(state, slug) : null) },
})
