import { feeTableSchema } from "../../domain/figures/schemas"
import { contentType } from "./content-type"

/** What the firm charges and what it passes on: one table a file. Code reads the figures from domain/figures; this type is for pages that list them. */
export const fees = contentType({
  kind: "fees",
  typeName: "Fees",
  home: { folder: "fees" },
  format: "json",
  schema: feeTableSchema,
  isTable: true,
  fitsName: (slug, { table }) =>
    slug === table || slug.startsWith("_")
      ? null
      : { field: "table", message: `is ${table}, so name the file ${table}.json` },
})
