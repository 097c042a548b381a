import { siteSchema } from "../../domain/content/site"
import { contentType } from "./content-type"

/** Its GraphQL type is Firm, since Gatsby has a type of its own that is named Site. */
export const site = contentType({
  kind: "site",
  typeName: "Firm",
  home: { file: "site.yaml" },
  format: "yaml",
  schema: siteSchema,
  groups: { phone: "FirmPhone", hours: "FirmHours", quoteModal: "FirmQuoteModal", popup: "FirmPopup" },
})
