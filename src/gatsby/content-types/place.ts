import { placeSchema } from "../../domain/content/place"
import { LANDING_THANK_YOU_ROUTE, paths } from "../../domain/paths"
import { contentType, refersTo } from "./content-type"
import { pageMetaFields } from "./page-meta-type"

export const place = contentType({
  kind: "place",
  typeName: "Place",
  home: { folder: "places" },
  format: "yaml",
  schema: placeSchema,
  typeDefs: `
    type Place implements Node & PageMeta @dontInfer {
      ${pageMetaFields("state")}
      name: String!
      region: String!
      council: String!
      postcodes: [String!]!
      lat: Float!
      lng: Float!
      waterAuthority: String!
      titleRegistry: String!
      considerations: [Consideration!]!
      nearby: [Place!]! @link(by: "slug")
      example: PlaceExample!
    }

    "The price in whole dollars and the contract date of the worked cost."
    type PlaceExample {
      price: Int!
      on: String!
    }

    "What is particular about buying or selling in a place, and how to check it."
    type Consideration {
      point: String!
      check: String!
      certainty: String!
      source: ContentSource
    }
  `,
  page: {
    template: "place/place-page",
    url: (slug, _fields, product) => paths.place(slug, product),
    metadata: () => ({ thankYouPageRoute: LANDING_THANK_YOU_ROUTE }),
  },
  references: ({ nearby }) => refersTo("nearby", "place", nearby),
})
