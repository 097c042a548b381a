import { partnerSchema } from "../../domain/content/partner"
import { paths } from "../../domain/paths"
import { contentType, refersTo } from "./content-type"
import { pageMetaFields } from "./page-meta-type"

export const partner = contentType({
  kind: "partner",
  typeName: "Partner",
  home: { folder: "partners" },
  format: "mdx",
  schema: partnerSchema,
  typeDefs: `
    type Partner implements Node & PageMeta @dontInfer {
      ${pageMetaFields()}
      name: String!
      palette: String!
      referralDisclosure: String!
      phone: String
      offer: Offer @link(by: "slug")
      body: JSON!
    }
  `,
  page: { template: "partner/partner-page", url: slug => paths.partner(slug), metadata: slug => ({ partner: slug }) },
  references: ({ offer }) => refersTo("offer", "offer", offer),
})
