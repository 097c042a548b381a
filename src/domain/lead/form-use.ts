import { err, ok, type ParseResult } from "../parse/parse-result"

export const DEVICE_CLASSES = ["phone", "tablet", "desktop"] as const

export type DeviceClass = (typeof DEVICE_CLASSES)[number]

export const FORM_USE_KEYS = ["device", "propertySeconds", "priceSeconds", "sendSeconds"] as const

/** How many whole seconds each step took, and on what. Unknown values are left out. */
export type FormUse = { device?: DeviceClass | undefined } & {
  [Key in Exclude<(typeof FORM_USE_KEYS)[number], "device">]?: number | undefined
}

/** The longest time that's reported for a step, in seconds: a day. Forms may stay open for longer. */
export const LONGEST_STEP_SECONDS = 86_400

/** Reads whole seconds, from 0 to a day: a number, or its digits. */
export function parseFormStepSeconds(value: unknown): ParseResult<number> {
  const seconds = typeof value === "string" && /^\d{1,5}$/.test(value) ? Number(value) : value
  const isSeconds = typeof seconds === "number" && Number.isInteger(seconds)
  return isSeconds && seconds >= 0 && seconds <= LONGEST_STEP_SECONDS
    ? ok(seconds)
    : err("seconds", "Give whole seconds, at most those of a day")
}
