import * as v from "valibot"
import { coordinates } from "./city"
import { day, entryOf, listOf, oneOf, source, state, text, wholeNumber } from "./fields"
import { pageMeta } from "./page-meta"

/** `verified`: the named source says so. `supported`: a source points to it. `check`: common knowledge, worded as a question. */
export const CERTAINTIES = ["verified", "supported", "check"] as const

const POSTCODE = "four digits, in quotes"

const consideration = v.pipe(
  v.strictObject({
    point: text("what is particular about buying or selling here"),
    check: text("how to check it: which search, certificate or office"),
    certainty: oneOf(CERTAINTIES),
    source: v.optional(source),
  }),
  v.forward(
    v.check(({ certainty, source }) => certainty !== "verified" || source !== undefined, "a verified point needs one"),
    ["source"],
  ),
)

/** A town or suburb: `content/places/<slug>.yaml`. The page stands on its own local facts. */
export const placeSchema = v.strictObject({
  ...pageMeta("no-navigation"),
  name: text("the place's name"),
  state,
  region: text("the part of the state, such as Inner West"),
  council: text("the council's name"),
  postcodes: listOf(v.pipe(v.string(POSTCODE), v.regex(/^\d{4}$/, POSTCODE)), 1),
  ...coordinates,
  waterAuthority: text("who supplies water and answers water searches"),
  titleRegistry: text("who keeps the land titles"),
  considerations: listOf(consideration, 1),
  nearby: v.optional(listOf(entryOf("place")), []),
  /** What buying here costs is worked out at this price, in whole dollars, for a contract of this day. */
  example: v.strictObject({ price: wholeNumber("whole dollars, such as 850000", 10_000, 50_000_000), on: day }),
})
