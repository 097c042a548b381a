import { pageSchema } from "../../domain/content/page-schemas"
import { paths } from "../../domain/paths"
import { contentType } from "./content-type"

export const page = contentType({
  kind: "page",
  typeName: "GeneralPage",
  home: { folder: "pages", nested: true },
  format: "mdx",
  schema: pageSchema,
  filled: ["title", "description"],
  page: { template: "general/general-page", url: slug => (slug === "index" ? paths.home : paths.page(slug)) },
})
