import * as v from "valibot"
import { entryOf, oneOf, phone, text } from "./fields"
import { pageMeta } from "./page-meta"
import { PALETTES } from "./palettes"

const meta = pageMeta("default")
const { title, description, lead, sources, checked, checkAgain } = meta

const STATEMENT = "the statement in Markdown and components: what is collected, from whom, why, and who is told"

/** The page about the details of the partner's visitors, but for its heading, which names the partner. */
const collectionStatement = v.strictObject({
  title,
  description,
  lead,
  sources,
  checked,
  checkAgain,
  text: text(STATEMENT),
})

/** A page in a partner's colours, and its collection statement: `content/partners/<slug>.mdx`. */
export const partnerSchema = v.strictObject({
  ...meta,
  name: text("the partner's name"),
  summary: text("whom the partner sends, in a sentence, for the list of partners"),
  palette: oneOf(PALETTES),
  referralDisclosure: text("what the partner gets for sending a visitor, or that it gets nothing"),
  phone: v.optional(phone),
  offer: v.optional(entryOf("offer")),
  collectionStatement,
})
