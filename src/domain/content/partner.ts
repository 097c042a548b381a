import * as v from "valibot"
import { entryOf, oneOf, phone, text } from "./fields"
import { pageMeta } from "./page-meta"
import { PALETTES } from "./palettes"

/** A page in a partner's colours: `content/partners/<slug>.mdx`. */
export const partnerSchema = v.strictObject({
  ...pageMeta("default"),
  name: text("the partner's name"),
  palette: oneOf(PALETTES),
  referralDisclosure: text("what the partner gets for sending a visitor, or that it gets nothing"),
  phone: v.optional(phone),
  offer: v.optional(entryOf("offer")),
})
