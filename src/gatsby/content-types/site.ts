import { siteSchema } from "../../domain/content/site"
import { contentType } from "./content-type"

/** Its GraphQL type is Firm, since Gatsby has a type of its own that is named Site. */
export const site = contentType({
  kind: "site",
  typeName: "Firm",
  home: { file: "site.yaml" },
  format: "yaml",
  schema: siteSchema,
  typeDefs: `
    type Firm implements Node @dontInfer {
      slug: String!
      name: String!
      product: String!
      productTitle: String!
      url: String!
      description: String!
      abn: String!
      licence: String!
      phone: FirmPhone!
      email: String!
      address: String!
      hours: FirmHours!
      primary: String!
      gray: String!
      quoteModal: FirmQuoteModal!
      quoteTurnaroundSeconds: Int!
      states: [String!]!
      popup: FirmPopup!
      legalLine: String!
    }

    "As it is shown, and as a phone dials it."
    type FirmPhone {
      display: String!
      tel: String!
    }

    "Minutes since midnight, both inclusive."
    type FirmHours {
      timeZone: String!
      days: [String!]!
      fromMinute: Int!
      toMinute: Int!
    }

    type FirmQuoteModal {
      title: String!
      subtitle: String!
    }

    type FirmPopup {
      title: String!
      text: String!
      afterSeconds: Int!
      rememberDays: Int!
    }
  `,
})
