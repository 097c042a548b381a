import { offerSchema } from "../../domain/content/offer"
import { contentType } from "./content-type"

export const offer = contentType({
  kind: "offer",
  typeName: "Offer",
  home: { folder: "offers" },
  format: "yaml",
  schema: offerSchema,
})
