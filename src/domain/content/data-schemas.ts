import * as v from "valibot"
import { day, entryOf, listOf, path, picture, state, text, wholeNumber } from "./fields"

/** A group of questions: `content/faqs/<slug>.yaml`. Groups are shown by rising `order`. */
export const faqSchema = v.strictObject({
  title: text("what the questions are about"),
  order: wholeNumber("a whole number; lower ones come first", 0, 999),
  questions: listOf(
    v.strictObject({ question: text("the question, as a visitor asks it"), answer: text("the answer") }),
    1,
  ),
})

const link = v.strictObject({ label: text("the words of the link"), path })

/** What the header, the footer and the legal line link to: `content/navigation.yaml`. */
export const navigationSchema = v.strictObject({
  header: listOf(link, 1),
  footer: listOf(v.strictObject({ title: text("the column's title"), links: listOf(link, 1) }), 1),
  legal: listOf(link, 1),
})

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

/** Where people can look a person up, and under which number. */
const registration = v.strictObject({
  register: text("who keeps the register, such as NSW Fair Trading"),
  number: text("the number on that register, in quotes"),
})

/** A person who works at the firm: `content/people/<slug>.yaml`. Lists are by rising `order`, then by name. */
export const personSchema = v.strictObject({
  name: text("the person's name"),
  role: text("what the person is at the firm, such as licensed conveyancer"),
  states: listOf(state, 1),
  registrations: v.optional(listOf(registration)),
  languages: v.optional(listOf(text("a language other than English"))),
  offices: v.optional(listOf(entryOf("city"))),
  summary: v.optional(text("the person in a sentence")),
  picture: v.optional(picture),
  order: v.optional(wholeNumber("a whole number; lower ones come first", 0, 999), 0),
})
