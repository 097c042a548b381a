import { readFileSync } from "node:fs"
import * as v from "valibot"
import { LAYOUTS } from "../../src/domain/content/layouts"
import { STATES } from "../../src/domain/states"
import { readCsv } from "../figures/csv"

const row = v.strictObject({
  path: v.pipe(v.string(), v.startsWith("/")),
  kind: v.string(),
  layout: v.picklist(LAYOUTS),
  state: v.picklist(["", ...STATES]),
  bst: v.picklist(["", "B", "S"]),
  index: v.picklist(["yes", "no"]),
  /** Empty where the page is its own, or where nothing was promised. */
  canonical: v.string(),
})

/** Every address that the site must have, as docs/routes.csv lists them; client-only ones as patterns. */
export const promisedRoutes = (): v.InferOutput<typeof row>[] =>
  readCsv(readFileSync("docs/routes.csv", "utf8")).map(one => v.parse(row, one.row))
