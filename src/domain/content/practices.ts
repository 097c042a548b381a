import * as v from "valibot"
import { STATE_FEATURES } from "../state-features"
import { STATE_NAMES } from "../states"
import { listOf, oneOf, state, text } from "./fields"

export const FIRM_KINDS = ["law practice", "licensed conveyancer"] as const
export type FirmKind = (typeof FIRM_KINDS)[number]

export const PRACTITIONERS = ["conveyancer", "lawyer", "solicitor"] as const

/** The register that lists a firm or a person, and their number on it. */
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

const isLicensingState = ({ state }: Pick<Fields, "state">): boolean => STATE_FEATURES[state].licensesConveyancers

/**
 * A state in which the firm acts: what it is there, its registration, and the word for its people. Only law practices have
 * lawyers and solicitors (Legal Profession Uniform Law ss 10 to 12).
 */
const practiceSchema = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [["state"], ["as"]],
      one => isLicensingState(one) || one.as !== "licensed conveyancer",
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
      one => isLicensingState(one) || one.practitioner !== "conveyancer",
      ({ input }) => `lawyer or solicitor; ${STATE_NAMES[input.state].name} has no conveyancers`,
    ),
    ["practitioner"],
  ),
)

export type Practice = v.InferOutput<typeof practiceSchema>

/** The states in which the firm acts, each once. Forms begin with the first. */
export const practicesSchema = v.pipe(
  listOf(practiceSchema, 1),
  v.check(all => new Set(all.map(one => one.state)).size === all.length, "each state once"),
)
