import * as v from "valibot"
import { entryOf, phone, slug } from "./fields"
import { pageMeta } from "./page-meta"

/** A page for an advertisement: `content/landing/<slug>.mdx`. Search engines are asked not to list it. */
export const landingSchema = v.strictObject({
  ...pageMeta("no-navigation", false),
  phone: v.optional(phone),
  offer: v.optional(entryOf("offer")),
  variant: v.optional(slug),
})
