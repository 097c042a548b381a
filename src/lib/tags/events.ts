import { VARIANT_NAME } from "../../domain/content/choices"
import type { JobAnswers } from "../../domain/job/questions"
import type { DeviceClass } from "../../domain/lead/form-use"
import { OUR_STATES } from "../../domain/states"

type QuoteStep = "property" | "price" | "send"

type Values = readonly string[] | RegExp

/** A copy of the form's own options: a test compares them, since the table of questions would join the first load. */
const SIDES = ["buying", "selling", "both"] as const satisfies readonly JobAnswers["side"][]

/** Copies of the form's own steps and of the classes of devices, for the same reason. */
const STEPS = ["property", "price", "send"] as const satisfies readonly QuoteStep[]
const DEVICES = ["phone", "tablet", "desktop"] as const satisfies readonly DeviceClass[]

/** Whole seconds, as a text. */
const SECONDS = /^\d{1,5}$/

/**
 * The events that tags receive, each with all the fields that it may have. A value is one of a few words, so that it can't
 * contain anything a visitor typed. `docs/data-layer.md` lists them for marketers; a test compares it.
 */
export const EVENTS = {
  quote_opened: {},
  quote_priced: { outcome: ["quoted", "manual"], side: SIDES, state: OUR_STATES },
  quote_step_viewed: { step: STEPS },
  quote_step_completed: { step: STEPS, seconds: SECONDS },
  quote_step_refused: { step: STEPS },
  quote_abandoned: { step: STEPS },
  quote_submitted: {
    outcome: ["quoted", "manual"],
    side: SIDES,
    state: OUR_STATES,
    device: DEVICES,
    property_seconds: SECONDS,
    price_seconds: SECONDS,
    send_seconds: SECONDS,
  },
  quote_failed: { reason: ["refused", "unreachable"] },
  quote_accepted: {},
  call_clicked: {},
  calculator_used: {},
  page_error: {
    kind: ["error", "rejection"],
    name: ["TypeError", "ReferenceError", "RangeError", "SyntaxError", "ChunkLoadError", "other"],
  },
  /** Words that may end in one or two digits, joined by hyphens, such as `calculator-b2`. */
  variant_seen: { variant: VARIANT_NAME },
} as const satisfies Record<string, Record<string, Values>>

type Events = typeof EVENTS
type Value<V> = V extends readonly (infer Word)[] ? Word : string

export type TagEvent = {
  [Name in keyof Events]: { event: Name } & { [Key in keyof Events[Name]]: Value<Events[Name][Key]> }
}[keyof Events]

const isAllowedValue = (value: unknown, values: Values): boolean =>
  typeof value === "string" && (values instanceof RegExp ? values.test(value) : values.includes(value))

export function validateTagEvent(event: Readonly<Record<string, unknown>>): TagEvent | null {
  const { event: name, ...fields } = event
  if (typeof name !== "string" || !isEventName(name)) return null
  const allowedValues: Readonly<Record<string, Values>> = EVENTS[name]
  const isAllowed =
    Object.keys(fields).length === Object.keys(allowedValues).length &&
    Object.entries(allowedValues).every(([key, values]) => isAllowedValue(fields[key], values))
  return isAllowed ? (event as TagEvent) : null
}

const isEventName = (name: string): name is keyof Events => Object.hasOwn(EVENTS, name)
