import { glossarySchema } from "../../domain/content/glossary"
import { contentType } from "./content-type"

export const glossary = contentType({
  kind: "glossary",
  typeName: "Glossary",
  home: { file: "glossary.yaml" },
  format: "yaml",
  schema: glossarySchema,
  groups: { terms: "GlossaryTerm" },
})
