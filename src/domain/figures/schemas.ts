import * as v from "valibot"
import type { Period } from "../source-and-period"
import { CONDITIONS, GROUPS } from "./item-kinds"
import {
  forEachState,
  periodFields,
  money,
  percent,
  periods,
  source,
  stateOfTable,
  strict,
  text,
  words,
} from "./schema-parts"

const bracket = strict({
  over: money,
  base: money,
  ratePercent: percent,
  /** `whole`: the rate applies to the whole value, not only to the part above `over`. */
  of: v.optional(v.literal("whole", "whole, or leave the field out")),
  provisional: v.optional(v.boolean("true or false")),
})

const brackets = v.pipe(
  v.array(bracket, "a list of brackets in [ ]"),
  v.nonEmpty("at least one bracket"),
  v.check(list => list[0]?.over === 0, "the first bracket starts over 0"),
  v.check(
    list => list.every((b, i) => i === 0 || b.over > (list[i - 1]?.over ?? 0)),
    "brackets from the lowest to the highest",
  ),
)

/** No duty up to `exemptUpTo` inclusive, full duty from `noneFrom` on, reduced duty between them. */
const taper = { exemptUpTo: money, noneFrom: money }

const createRuleTableSchema = <N extends string, P extends Period>(table: N, period: v.GenericSchema<unknown, P>) =>
  strict({ table: v.literal(table), state: stateOfTable(table), words, periods: periods(period) })

const scale = strict({ ...periodFields, minimum: money, brackets })
const homeConcession = strict({
  ...periodFields,
  upTo: v.nullable(money),
  citizensOnly: v.boolean("true or false"),
  brackets,
})
const taperPeriod = strict({ ...periodFields, ...taper })
const foreignDuty = strict({ ...periodFields, ratePercent: percent })
/** The usual contract charges `marginPercent` more than the rate that the state sets. */
const penaltyInterest = strict({ ...periodFields, ratePercent: percent, marginPercent: percent })
const grant = strict({ ...periodFields, amount: money, upTo: money, landAndHomeUpTo: v.optional(money) })

const firstHomeQld = strict({
  ...periodFields,
  /** Amounts to deduct from the duty on a home that costs less than `below`. The first that fits applies. */
  deductions: v.array(strict({ below: money, deduct: money }), "a list of deductions in [ ]"),
  newHome: v.picklist(["full", "as established"], "full or as established"),
  vacantLand: v.picklist(["full", "not known"], "full or not known"),
})

const offThePlan = strict({
  table: v.literal("off-the-plan-vic"),
  state: stateOfTable("off-the-plan-vic"),
  words,
  /** The words for the older concession, which is only for buyers who will live there. */
  homeWords: words,
  /** `anyBuyer`: whether investors and companies get the concession too, for a lot with common property. */
  periods: periods(strict({ ...periodFields, anyBuyer: v.boolean("true or false") })),
})

const item = strict({
  label: text,
  why: text,
  rule: v.optional(text),
  group: v.picklist(GROUPS, `one of ${GROUPS.join(", ")}`),
  job: v.picklist(["purchase", "sale"], "purchase or sale"),
  when: v.picklist(CONDITIONS, `one of ${CONDITIONS.join(", ")}`),
  need: v.optional(v.picklist(["required", "usual"], "required or usual")),
  each: v.optional(v.literal("buyer", "buyer, or leave the field out")),
})

/**
 * A fee that grows with the price: `base`, plus `each` for every `per` above `over`, up to `cap`. `part` is for an incomplete
 * step: Queensland counts it, Victoria drops it.
 */
const steps = strict({
  base: money,
  over: money,
  each: money,
  per: money,
  part: v.picklist(["counted", "dropped"], "counted or dropped: what happens to a part of a step"),
  cap: v.optional(money),
})

const amount = v.union(
  [money, strict({ from: money, to: money }), steps],
  "dollars as a plain number, or { from, to }, or { base, over, each, per, part }",
)

/** Items are named once, with their words; each period gives every one of them an amount. */
const createItemTableSchema = <N extends string>(table: N) =>
  v.pipe(
    strict({
      table: v.literal(table),
      state: stateOfTable(table),
      items: v.record(text, item),
      periods: periods(
        strict({
          ...periodFields,
          amounts: v.record(
            text,
            strict({
              amount,
              /** Only if it differs from the period's source. */
              source: v.optional(source),
              provisional: v.optional(v.boolean("true or false")),
            }),
          ),
        }),
      ),
    }),
    v.check(
      t => t.periods.every(p => Object.keys(p.amounts).sort().join() === Object.keys(t.items).sort().join()),
      "every period needs one amount for each item, and none for anything else",
    ),
  )

/** One file of `content/rates`: what governments, registries and the settlement platform charge. */
export const rateTableSchema = v.variant(
  "table",
  [
    ...forEachState(state => createRuleTableSchema(`transfer-duty-${state}`, scale)),
    createRuleTableSchema("home-concession-vic", homeConcession),
    createRuleTableSchema("home-concession-qld", homeConcession),
    createRuleTableSchema("first-home-nsw", strict({ ...periodFields, home: strict(taper), land: strict(taper) })),
    createRuleTableSchema("first-home-vic", taperPeriod),
    createRuleTableSchema("first-home-qld", firstHomeQld),
    createRuleTableSchema("pensioner-vic", taperPeriod),
    offThePlan,
    ...forEachState(state => createRuleTableSchema(`foreign-duty-${state}`, foreignDuty)),
    ...forEachState(state => createRuleTableSchema(`first-home-grant-${state}`, grant)),
    createRuleTableSchema("penalty-interest-vic", penaltyInterest),
    ...forEachState(state => createItemTableSchema(`registration-${state}`)),
    ...forEachState(state => createItemTableSchema(`searches-${state}`)),
    ...forEachState(state => createItemTableSchema(`settlement-${state}`)),
  ],
  "the name of a table that the rules know",
)

const sentences = v.array(text, "a list of sentences in [ ]")

const quoteWords = strict({
  table: v.literal("quote-words"),
  validForDays: v.pipe(v.number("days as a number"), v.integer("whole days"), v.minValue(1, "at least one day")),
  groups: strict({ "our-fee": text, searches: text, settlement: text, government: text, "only-if": text }),
  included: strict({ purchase: sentences, sale: sentences }),
  notIncluded: strict({ purchase: sentences, sale: sentences }),
  offers: strict({ "code-unused": text, "one-counts": text }),
  manual: strict({ rural: text, commercial: text, "first-home-share": text, "shares-overlap": text }),
  assumptions: strict({
    "todays-rates": text,
    "fees-of-today": text,
    "market-value": text,
    "one-home": text,
    conditions: text,
    "some-foreign-nsw": text,
    "some-foreign-qld": text,
    "some-first-home": text,
    "some-first-home-qld": text,
    "every-first-home-vic": text,
    "foreign-share": text,
    "foreign-no-relief": text,
    "foreign-established": text,
    entity: text,
    "home-age-qld": text,
    "off-the-plan-vic": text,
    "off-the-plan-nsw": text,
    "strata-qld": text,
    "three-buyers": text,
  }),
})

/** One file of `content/fees`: what the firm charges, and its words around a quote. */
export const feeTableSchema = v.variant(
  "table",
  [...forEachState(state => createItemTableSchema(`our-fees-${state}`)), quoteWords],
  "the name of a table that the rules know",
)
