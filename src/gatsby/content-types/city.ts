import { citySchema } from "../../domain/content/page-schemas"
import { paths } from "../../domain/paths"
import { isState } from "../../domain/states"
import { contentType } from "./content-type"

export const city = contentType({
  kind: "city",
  typeName: "CityPage",
  home: { folder: "cities" },
  format: "mdx",
  schema: citySchema,
  groups: { office: "Office" },
  page: { template: "city/city-page", url: (slug, { state }) => (isState(state) ? paths.city(state, slug) : null) },
})
