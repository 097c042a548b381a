import * as v from "valibot"
import { day, entryOf, listOf, oneOf, source, wholeNumber } from "./fields"
import { pageMeta } from "./page-meta"
import { SUBJECTS } from "./subjects"

/** An article: `content/blog/<path>.mdx`. Every article names its sources and the day to check them again. */
export const blogSchema = v.pipe(
  v.strictObject({
    ...pageMeta("default"),
    sources: listOf(source, 1),
    checked: day,
    checkAgain: day,
    stage: v.optional(wholeNumber("the number of the stage, from 1 to 9", 1, 9)),
    subject: v.optional(oneOf(SUBJECTS)),
    related: v.optional(listOf(entryOf("blog"))),
  }),
  v.forward(
    v.partialCheck(
      [["checked"], ["checkAgain"]],
      ({ checked, checkAgain }) => checked < checkAgain,
      "a day after the one in checked",
    ),
    ["checkAgain"],
  ),
)
