import * as v from "valibot"
import { listOf, path, text } from "./fields"

const link = v.strictObject({ label: text("the words of the link"), path })

/** What the header, the footer and the legal line link to: `content/navigation.yaml`. */
export const navigationSchema = v.strictObject({
  header: listOf(link, 1),
  footer: listOf(v.strictObject({ title: text("the column's title"), links: listOf(link, 1) }), 1),
  legal: listOf(link, 1),
})
