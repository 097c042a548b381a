import * as v from "valibot"
import { STATE_FEATURES } from "../state-features"
import { STATE_NAMES } from "../states"
import { listOf, oneOf, state, text } from "./fields"

/** What a firm may be in a state. */
export const FIRM_KINDS = ["law practice", "licensed conveyancer"] as const
export type FirmKind = (typeof FIRM_KINDS)[number]

/** What the people of a firm may be called, one of them at a time. */
export const PRACTITIONERS = ["conveyancer", "lawyer", "solicitor"] as const

/** Where people can look a firm or a person up, and under which number. */
export const registration = v.strictObject({
  register: text("who keeps the register, such as NSW Fair Trading"),
  number: text("the number on that register, in quotes"),
})

const fields = v.strictObject({
  state,
  as: oneOf(FIRM_KINDS),
  registration,
  practitioner: oneOf(PRACTITIONERS),
})

type Fields = v.InferOutput<typeof fields>

const isLicensing = ({ state }: Pick<Fields, "state">): boolean => STATE_FEATURES[state].licensesConveyancers

/**
 * A state in which the firm acts: what it is there, where that can be looked up, and what it calls its people. Only law
 * practices have lawyers and solicitors (Legal Profession Uniform Law ss 10 to 12).
 */
const practiceSchema = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [["state"], ["as"]],
      one => isLicensing(one) || one.as !== "licensed conveyancer",
      ({ input }) => `law practice; ${STATE_NAMES[input.state].name} licenses no conveyancers`,
    ),
    ["as"],
  ),
  v.forward(
    v.partialCheck(
      [["as"], ["practitioner"]],
      one => one.as === "law practice" || one.practitioner === "conveyancer",
      "conveyancer; only a law practice may call its people lawyers or solicitors",
    ),
    ["practitioner"],
  ),
  v.forward(
    v.partialCheck(
      [["state"], ["practitioner"]],
      one => isLicensing(one) || one.practitioner !== "conveyancer",
      ({ input }) => `lawyer or solicitor; ${STATE_NAMES[input.state].name} has no conveyancers`,
    ),
    ["practitioner"],
  ),
)

/** What a firm is in one state. */
export type Practice = v.InferOutput<typeof practiceSchema>

/** The states in which the firm acts, each once, the one that forms begin with first. */
export const practicesSchema = v.pipe(
  listOf(practiceSchema, 1),
  v.check(all => new Set(all.map(one => one.state)).size === all.length, "each state once"),
)
