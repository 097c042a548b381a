import * as v from "valibot"
import { rateTableSchema } from "../../domain/figures/schemas"
import { keyDateTableSchema } from "../../domain/key-dates/schemas"
import { contentType } from "./content-type"

/**
 * What governments charge, and the days that a sale is counted by: one table a file. Code reads them from domain/figures and
 * domain/key-dates; this type is for pages that list them.
 */
export const rates = contentType({
  kind: "rates",
  typeName: "Rates",
  home: { folder: "rates" },
  format: "json",
  schema: v.variant("table", [rateTableSchema, keyDateTableSchema], "the name of a table that the rules know"),
  isTable: true,
})
