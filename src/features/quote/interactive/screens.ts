import { isSaleAsked, JOB_QUESTIONS, PERSON_QUESTIONS } from "../../../domain/job/questions"
import type { FormValues } from "../../../components/form/form-values"
import type { QuoteStep } from "../steps"

/**
 * The form's screens. Each one shows two or three questions, or the price. The first three make up the step `property`,
 * and `sale` is only for visitors who both buy and sell.
 */
export const SCREENS = ["property", "timing", "sale", "price", "send"] as const

export type Screen = (typeof SCREENS)[number]

export const getScreenStep = (screen: Screen): QuoteStep =>
  screen === "price" || screen === "send" ? screen : "property"

/** The screens that this visitor goes through, in their order. */
export const listVisitorScreens = (values: FormValues): readonly Screen[] =>
  SCREENS.filter(screen => screen !== "sale" || isSaleAsked(values))

/** The share of its step that's done at `screen`, for the progress bar: more than 0, and 1 at the step's last screen. */
export function calculateStepProgress(screen: Screen, values: FormValues): number {
  const screens = listVisitorScreens(values).filter(other => getScreenStep(other) === getScreenStep(screen))
  return (screens.indexOf(screen) + 1) / screens.length
}

const JOB_KEYS = Object.keys(JOB_QUESTIONS)

/** The screen that asks for `field`, a wire key. For a field that no screen asks for, it's the last screen. */
export function findScreenWithField(field: string): Screen {
  if (field === "sale" || field.startsWith("sale.")) return "sale"
  if (Object.hasOwn(PERSON_QUESTIONS, field) || !JOB_KEYS.includes(field)) return "send"
  return JOB_KEYS.indexOf(field) < JOB_KEYS.indexOf("price") ? "property" : "timing"
}
