import { faqSchema } from "../../domain/content/faq"
import { contentType } from "./content-type"

export const faq = contentType({
  kind: "faq",
  typeName: "FaqGroup",
  home: { folder: "faqs" },
  format: "yaml",
  schema: faqSchema,
  groups: { questions: "FaqQuestion" },
})
