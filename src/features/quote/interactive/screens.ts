import { isQuestionAsked, isSaleAsked, JOB_QUESTIONS, PERSON_QUESTIONS } from "../../../domain/job/questions"
import type { FormValues } from "../../../components/form/form-values"
import type { QuoteStep } from "../steps"

/**
 * The form's screens. Each one shows a few questions, or the price. `timing`, `buyers` and `sale` make up the step `details`:
 * `buyers` is only for a purchase that can be priced, and `sale` for visitors who both buy and sell.
 */
export const SCREENS = ["property", "timing", "buyers", "sale", "price", "send"] as const

export type Screen = (typeof SCREENS)[number]

export const getScreenStep = (screen: Screen): QuoteStep =>
  screen === "timing" || screen === "buyers" || screen === "sale" ? "details" : screen

/** The parts of a visit whose seconds are counted: `property` includes the details, so that counts stay comparable. */
export type CountedStep = Exclude<QuoteStep, "details">

export function getCountedStep(screen: Screen): CountedStep {
  const step = getScreenStep(screen)
  return step === "details" ? "property" : step
}

/** The screens that this visitor goes through, in their order. */
export const listVisitorScreens = (values: FormValues): readonly Screen[] =>
  SCREENS.filter(
    screen => (screen !== "sale" || isSaleAsked(values)) && (screen !== "buyers" || isQuestionAsked("foreign", values)),
  )

/** The screen after `screen`; the price, if there's no other. */
export function getNextScreen(screen: Screen, values: FormValues): Screen {
  const screens = listVisitorScreens(values)
  return screens[screens.indexOf(screen) + 1] ?? "price"
}

const JOB_KEYS = Object.keys(JOB_QUESTIONS)

/**
 * The share of its step that's done when `screen` is shown, for the progress bar: nothing before an answer, and all of it once
 * the price is shown.
 */
export function calculateStepProgress(screen: Screen, values: FormValues): number {
  if (screen === "price") return 1
  const screens = listVisitorScreens(values).filter(other => getScreenStep(other) === getScreenStep(screen))
  return screens.indexOf(screen) / screens.length
}

/** The screen that asks for `field`, a wire key. For a field that no screen asks for, it's the last screen. */
export function findScreenWithField(field: string): Screen {
  if (field === "sale" || field.startsWith("sale.")) return "sale"
  if (Object.hasOwn(PERSON_QUESTIONS, field) || !JOB_KEYS.includes(field)) return "send"
  const at = JOB_KEYS.indexOf(field)
  if (at < JOB_KEYS.indexOf("price")) return "property"
  return at < JOB_KEYS.indexOf("foreign") ? "timing" : "buyers"
}
