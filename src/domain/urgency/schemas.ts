import * as v from "valibot"
import { periodFields, periods, strict, text } from "../figures/schema-parts"
import { LEVELS, RULE_IDS, type RuleId } from "./urgency-types"

const minutes = v.pipe(v.number("minutes as a number"), v.integer("whole minutes"), v.minValue(1, "1 minute or more"))

/** The level applies this many days before the date or fewer; with `always`, whenever the rule matches. */
const within = v.union([v.literal("always"), v.pipe(v.number(), v.integer(), v.minValue(0))], "whole days, or always")

const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "a time such as 17:00"))

const rule = strict({
  levels: v.pipe(
    strict({
      now: v.optional(within),
      today: v.optional(within),
      soon: v.optional(within),
      normal: v.optional(within),
    }),
    v.check(levels => Object.keys(levels).length > 0, `at least one of ${LEVELS.slice(0, -1).join(", ")}`),
  ),
  /** The advice to the visitor. */
  say: text,
  act: text,
})

const rules = strict(Object.fromEntries(RULE_IDS.map(id => [id, rule])) as Record<RuleId, typeof rule>)

/** The table of urgency, with a new period each time the firm changes its rules. */
export const urgencyTableSchema = strict({
  table: v.literal("urgency"),
  periods: periods(
    strict({
      ...periodFields,
      /** How many minutes of opening time the firm has to call. */
      callWithinMinutes: strict({ now: minutes, today: minutes }),
      /** The time of day of a date for which the law names none. */
      clocks: strict({ otherwise: clock, "settlement-qld": clock }),
      rules,
    }),
  ),
})

export type UrgencyTable = v.InferOutput<typeof urgencyTableSchema>
export type UrgencyRules = UrgencyTable["periods"][number]
