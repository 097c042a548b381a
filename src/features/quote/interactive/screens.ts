import { isSaleAsked, JOB_QUESTIONS, PERSON_QUESTIONS } from "../../../domain/job/questions"
import type { FormValues } from "../../../components/form/form-values"
import type { QuoteStep } from "../steps"

/**
 * What's on the screen at one time: two or three questions, or the price. The first three are the step `property`; `sale`
 * is only for those who buy and sell.
 */
export const SCREENS = ["property", "timing", "sale", "price", "send"] as const

export type Screen = (typeof SCREENS)[number]

const STEP_OF: Record<Screen, QuoteStep> = {
  property: "property",
  timing: "property",
  sale: "property",
  price: "price",
  send: "send",
}

export const stepOf = (screen: Screen): QuoteStep => STEP_OF[screen]

/** The screens that this visitor goes through, in their order. */
export const screensFor = (values: FormValues): readonly Screen[] =>
  SCREENS.filter(screen => screen !== "sale" || isSaleAsked(values))

/** How much of its step is done once `screen` is there, for the progress bar: more than 0, and 1 at the last screen. */
export function getStepShare(screen: Screen, values: FormValues): number {
  const screens = screensFor(values).filter(other => stepOf(other) === stepOf(screen))
  return (screens.indexOf(screen) + 1) / screens.length
}

const JOB_KEYS = Object.keys(JOB_QUESTIONS)

/** The screen that asks for `field`, a wire key. What no screen shows is as good as the last one's. */
export function findScreen(field: string): Screen {
  if (field === "sale" || field.startsWith("sale.")) return "sale"
  if (Object.hasOwn(PERSON_QUESTIONS, field) || !JOB_KEYS.includes(field)) return "send"
  return JOB_KEYS.indexOf(field) < JOB_KEYS.indexOf("price") ? "property" : "timing"
}
