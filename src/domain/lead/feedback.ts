import * as v from "valibot"
import { choice, textAnswer } from "../parse/parse-result"
import { createMultilineRule, createLineRule } from "../parse/text"
import { parseEmailAddress } from "./email"
import { createLeadFormParser, type FormRecord } from "./lead-form"
import { FEEDBACK_MAX } from "./limits"

/** From "not helpful at all" to "very helpful". */
export const RATINGS = ["1", "2", "3", "4", "5"] as const

const PAGE_MAX = 300
const CHOOSE_RATING = "Choose how helpful the site was"

export const parseFeedback = createLeadFormParser({
  rules: () => ({
    rating: v.pipe(choice(RATINGS, CHOOSE_RATING), v.transform(Number)),
    /** The page that the feedback is about, as the visitor or the page named it. */
    page: v.nullish(textAnswer(createLineRule(PAGE_MAX)), null),
    message: v.nullish(textAnswer(createMultilineRule(FEEDBACK_MAX, "message")), null),
    email: v.nullish(textAnswer(parseEmailAddress), null),
  }),
  required: { rating: CHOOSE_RATING },
})

export type Feedback = FormRecord<typeof parseFeedback>
