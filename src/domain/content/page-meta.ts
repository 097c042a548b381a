import * as v from "valibot"
import { day, listOf, oneOf, path, source, state, text, textOfLength, yesOrNo } from "./fields"
import { LAYOUTS, type Layout } from "./layouts"
import { isPictureFile } from "./pictures"

const PICTURE = "a file of content/pictures, such as coast.png"

/** A photo-like picture of `content/pictures`. */
const picture = v.strictObject({
  file: v.pipe(v.string(PICTURE), v.check(isPictureFile, PICTURE)),
  alt: text("what the picture shows, for those who cannot see it"),
})

const COLOR_MODE = "light or dark; leave the line out to follow the visitor's choice"

/** What every kind that has a page shares. `index` is whether search engines may list it. */
export const pageMeta = (layout: Layout, index = true) => ({
  title: text("a title for search results"),
  description: textOfLength("a description for search results", 70, 160),
  heading: text("the heading at the top of the page"),
  lead: text("one or two sentences under the heading"),
  layout: v.optional(oneOf(LAYOUTS), layout),
  state: v.optional(state),
  bst: v.optional(v.picklist(["B", "S"], "B for buying or S for selling")),
  colorMode: v.optional(v.picklist(["light", "dark"], COLOR_MODE)),
  index: v.optional(yesOrNo, index),
  canonical: v.optional(path),
  picture: v.optional(picture),
  sources: v.optional(listOf(source)),
  checked: v.optional(day),
  checkAgain: v.optional(day),
})
