import * as v from "valibot"
import { listOf, text, wholeNumber } from "./fields"

/** A group of questions: `content/faqs/<slug>.yaml`. Groups are shown by rising `order`. */
export const faqSchema = v.strictObject({
  title: text("what the questions are about"),
  order: wholeNumber("a whole number; lower ones come first", 0, 999),
  questions: listOf(
    v.strictObject({ question: text("the question, as a visitor asks it"), answer: text("the answer") }),
    1,
  ),
})
