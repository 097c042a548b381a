import { faqSchema } from "../../domain/content/faq"
import { contentType } from "./content-type"

export const faq = contentType({
  kind: "faq",
  typeName: "FaqGroup",
  home: { folder: "faqs" },
  format: "yaml",
  schema: faqSchema,
  typeDefs: `
    type FaqGroup implements Node @dontInfer {
      slug: String!
      title: String!
      order: Int!
      questions: [FaqQuestion!]!
    }

    type FaqQuestion {
      question: String!
      answer: String!
    }
  `,
})
