import * as v from "valibot"
import { VARIANT_NAME } from "./choices"
import { registration } from "./practices"
import {
  day,
  entryName,
  listOf,
  needs,
  numberBetween,
  oneOf,
  pagePath,
  path,
  picture,
  source,
  state,
  text,
  wholeNumber,
} from "./fields"

/** A question that's shown only if the firm acts in one of its `states` and meets its `needs`. Only the fact check uses its `source`. */
const question = v.strictObject({
  question: text("the question, as a visitor asks it"),
  answer: text("the answer"),
  source: v.optional(source),
  states: v.optional(listOf(state, 1)),
  needs: v.optional(needs),
})

/** A group of questions: `content/faqs/<slug>.yaml`. Groups are sorted by `order`; a group with a `state` is shown only if the firm acts there. */
export const faqSchema = v.strictObject({
  title: text("what the questions are about"),
  order: wholeNumber("a whole number; lower ones come first", 0, 999),
  state: v.optional(state),
  questions: listOf(question, 1),
})

/** A link that's shown only if the firm acts in its `state` and meets its `needs`. */
const link = v.strictObject({
  label: text("the words of the link"),
  path,
  state: v.optional(state),
  needs: v.optional(needs),
})

/** The links in the header, the footer and the legal line: `content/navigation.yaml`. */
export const navigationSchema = v.strictObject({
  header: listOf(link, 1),
  footer: listOf(v.strictObject({ title: text("the column's title"), links: listOf(link, 1) }), 1),
  legal: listOf(link, 1),
})

const hasTwoDecimals = (n: number): boolean => Math.abs(n * 100 - Math.round(n * 100)) < 1e-6

const OFF_DOLLARS = "dollars off our fee with GST, such as 100 or 99.50"
const OFF_PERCENT = "a percentage of our fee, up to 100, with at most two decimals"
const CODE = "3 to 20 letters, digits and hyphens, such as SPRING26"

/** The fields that only an offer with an amount or a percentage may have. */
const FOR_WHOM = ["side", "partner", "code"] as const

/**
 * A discount or other offer: `content/offers/<slug>.yaml`. Shown from `from` to `until`, both inclusive. With an amount or a
 * percentage, it's taken off our fee in quotes made on those days.
 */
export const offerSchema = v.pipe(
  v.strictObject({
    title: text("the offer in a few words"),
    summary: text("the offer in a sentence"),
    terms: text("who may take it and what it leaves out"),
    from: day,
    until: day,
    amount: v.optional(v.pipe(numberBetween(OFF_DOLLARS, 0.01, 10_000), v.check(hasTwoDecimals, OFF_DOLLARS))),
    percent: v.optional(v.pipe(numberBetween(OFF_PERCENT, 0.01, 100), v.check(hasTwoDecimals, OFF_PERCENT))),
    side: v.optional(oneOf(["buying", "selling"])),
    state: v.optional(state),
    partner: v.optional(entryName("partner")),
    code: v.optional(v.pipe(v.string(CODE), v.regex(/^[A-Za-z0-9-]{3,20}$/, CODE))),
  }),
  v.forward(
    v.partialCheck([["from"], ["until"]], ({ from, until }) => from <= until, "the same day as from, or a later one"),
    ["until"],
  ),
  v.forward(
    v.partialCheck(
      [["amount"], ["percent"]],
      ({ amount, percent }) => amount === undefined || percent === undefined,
      "either amount or percent, not both",
    ),
    ["percent"],
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || (dataset.value.amount ?? dataset.value.percent) !== undefined) return
    for (const field of FOR_WHOM)
      if (dataset.value[field] !== undefined)
        addIssue({
          message: "only with amount or percent",
          path: [{ type: "unknown", origin: "value", input: dataset.value, key: field, value: dataset.value[field] }],
        })
  }),
)

/** A person who works at the firm: `content/people/<slug>.yaml`. Lists of people are sorted by `order`, then by name. */
export const personSchema = v.strictObject({
  name: text("the person's name"),
  role: text("what the person is at the firm, such as licensed conveyancer"),
  states: listOf(state, 1),
  registrations: v.optional(listOf(registration)),
  languages: v.optional(listOf(text("a language other than English"))),
  offices: v.optional(listOf(entryName("city"))),
  summary: v.optional(text("the person in a sentence")),
  picture: v.optional(picture),
  order: v.optional(wholeNumber("a whole number; lower ones come first", 0, 999), 0),
})

const VARIANT = "small letters with hyphens, each word with at most two digits, such as short-form or calculator-b2"

const variant = v.strictObject({
  name: v.pipe(v.string(VARIANT), v.regex(VARIANT_NAME, VARIANT)),
  page: pagePath,
  weight: wholeNumber("how many of 100 visits get it, from 1 to 99", 1, 99),
})

type Variants = readonly v.InferOutput<typeof variant>[]

const addVariantWeights = (variants: Variants): number => variants.reduce((total, { weight }) => total + weight, 0)

const areAllDifferent = (texts: readonly string[]): boolean => new Set(texts).size === texts.length

const variants = v.pipe(
  listOf(variant),
  v.check(list => list.length > 1, "at least two, one of them for the page itself"),
  v.check(
    list => list.length < 2 || addVariantWeights(list) === 100,
    ({ input }) => `the weights add up to ${addVariantWeights(input)}; make it 100`,
  ),
  v.check(list => areAllDifferent(list.map(({ name }) => name)), "give each variant a name of its own"),
  v.check(list => areAllDifferent(list.map(({ page }) => page)), "give each variant a page of its own"),
)

/**
 * A page test: `content/tests/<slug>.yaml`. It applies to visits that begin at `page`, from `from` to `until`, both
 * inclusive, and has ended once a winner is named. The variant with the address of `page` is the control.
 */
export const testSchema = v.pipe(
  v.strictObject({
    title: text("what is compared, in a few words"),
    page: pagePath,
    from: day,
    until: day,
    variants,
    winner: v.optional(text("the name of the variant that won, once the test has ended")),
  }),
  v.forward(
    v.partialCheck([["from"], ["until"]], ({ from, until }) => from <= until, "the same day as from, or a later one"),
    ["until"],
  ),
  v.forward(
    v.partialCheck(
      [["page"], ["variants"]],
      ({ page, variants }) => variants.some(one => one.page === page),
      ({ input }) => `one of them is the control: give it the page ${input.page}`,
    ),
    ["variants"],
  ),
  v.forward(
    v.partialCheck(
      [["variants"], ["winner"]],
      ({ variants, winner }) => winner === undefined || variants.some(({ name }) => name === winner),
      ({ input }) => `one of ${input.variants.map(({ name }) => name).join(", ")}`,
    ),
    ["winner"],
  ),
)

export type PageTest = v.InferOutput<typeof testSchema>

export type Variant = PageTest["variants"][number]
