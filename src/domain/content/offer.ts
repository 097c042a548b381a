import * as v from "valibot"
import { day, text } from "./fields"

/** A discount or other offer: `content/offers/<slug>.yaml`. Shown from `from` to `until`, both inclusive. */
export const offerSchema = v.pipe(
  v.strictObject({
    title: text("the offer in a few words"),
    summary: text("the offer in a sentence"),
    terms: text("who may take it and what it leaves out"),
    from: day,
    until: day,
  }),
  v.forward(
    v.partialCheck([["from"], ["until"]], ({ from, until }) => from <= until, "the same day as from, or a later one"),
    ["until"],
  ),
)
