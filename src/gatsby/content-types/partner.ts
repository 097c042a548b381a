import type * as v from "valibot"
import { type pageSchema, partnerSchema } from "../../domain/content/page-schemas"
import { paths } from "../../domain/paths"
import { contentType, refersTo } from "./content-type"
import { page } from "./page"

export const partner = contentType({
  kind: "partner",
  typeName: "Partner",
  home: { folder: "partners" },
  format: "mdx",
  schema: partnerSchema,
  page: { template: "partner/partner-page", url: slug => paths.partner(slug), metadata: slug => ({ partner: slug }) },
  references: ({ offer }) => refersTo("offer", "offer", offer),
  /** A general page in all but the file that its words stand in. */
  inner: {
    field: "collectionStatement",
    type: page,
    slug: slug => paths.collectionStatement(slug).slice(1),
    fields: ({ name, collectionStatement: { text: _body, ...own } }): v.InferOutput<typeof pageSchema> => ({
      ...own,
      heading: `Collection statement: ${name}`,
      layout: "default",
      index: false,
    }),
  },
})
