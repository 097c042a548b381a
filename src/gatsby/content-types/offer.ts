import { offerSchema } from "../../domain/content/data-schemas"
import { contentType } from "./content-type"

export const offer = contentType({
  kind: "offer",
  typeName: "Offer",
  home: { folder: "offers" },
  format: "yaml",
  schema: offerSchema,
})
