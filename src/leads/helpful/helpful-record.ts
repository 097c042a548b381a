import * as v from "valibot"
import { HELPFUL_ANSWERS } from "../../domain/lead/helpful"

const schema = v.object({
  page: v.string(),
  answer: v.picklist(HELPFUL_ANSWERS),
  missing: v.nullable(v.string()),
  /** ISO 8601 in UTC. */
  receivedAt: v.string(),
  /** The honeypot was filled in, so it's probably junk: it isn't listed. */
  suspect: v.optional(v.literal(true)),
})

/** In the `helpful` collection: what a reader says of a page. */
export type HelpfulRecord = v.InferOutput<typeof schema>

/** Reads what the store gave; `null` stays `null`. @throws when a record has another shape. */
export const helpfulRecord = (value: unknown): HelpfulRecord | null => v.parse(v.nullable(schema), value)
