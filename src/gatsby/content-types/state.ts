import { stateSchema } from "../../domain/content/page-schemas"
import { paths } from "../../domain/paths"
import { STATE_NAMES } from "../../domain/states"
import { contentType } from "./content-type"

export const state = contentType({
  kind: "state",
  typeName: "StatePage",
  home: { folder: "states" },
  format: "mdx",
  schema: stateSchema,
  page: { template: "state/state-page", url: slug => paths.page(slug) },
  fitsName(slug, { state }) {
    const wanted = STATE_NAMES[state].slug
    return slug === wanted || slug.startsWith("_")
      ? null
      : { field: "state", message: `is ${state}, so name the file ${wanted}.mdx` }
  },
})
