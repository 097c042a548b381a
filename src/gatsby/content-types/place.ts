import { placeSchema } from "../../domain/content/page-schemas"
import { LANDING_THANK_YOU_ROUTE, paths } from "../../domain/paths"
import { contentType, refersTo } from "./content-type"

export const place = contentType({
  kind: "place",
  typeName: "Place",
  home: { folder: "places" },
  format: "yaml",
  schema: placeSchema,
  groups: { considerations: "Consideration", example: "PlaceExample" },
  page: {
    template: "place/place-page",
    url: (slug, _fields, product) => paths.place(slug, product),
    metadata: () => ({ thankYouPageRoute: LANDING_THANK_YOU_ROUTE }),
  },
  references: ({ nearby }) => refersTo("nearby", "place", nearby),
})
