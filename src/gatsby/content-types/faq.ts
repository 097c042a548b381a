import { faqSchema } from "../../domain/content/data-schemas"
import { contentType } from "./content-type"

export const faq = contentType({
  kind: "faq",
  typeName: "FaqGroup",
  home: { folder: "faqs" },
  format: "yaml",
  schema: faqSchema,
  groups: { questions: "FaqQuestion" },
})
