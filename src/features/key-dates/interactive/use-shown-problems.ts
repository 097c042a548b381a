import { useState } from "react"
import type { Field, FormState } from "../answers"
import type { Problem } from "../read-sale"

type ShownProblems = {
  problems: readonly Problem[]
  /** True if the visitor asked for the dates while there were mistakes and hasn't fixed all of them since. */
  isRefused: boolean
}

/** The field that a control belongs to. The contract date has three controls; any other field has one, with its name. */
const getControlField = (control: string | null): string | null =>
  control === "month" || control === "year" ? "day" : control

const hasSameProblems = (a: readonly Problem[], b: readonly Problem[]) =>
  a.length === b.length && a.every(({ field, message }, i) => b[i]?.field === field && b[i]?.message === message)

/**
 * Decides which of `problems` to show after the visitor's last step: an invalid answer once its field is left, a missing
 * one once they ask for the dates. Once it's shown, a problem stays until it's fixed.
 */
export function chooseFieldProblemsToShow(
  before: ShownProblems,
  problems: readonly Problem[],
  { typedIn, isAsked }: Step,
): ShownProblems {
  const wasShown = new Set<Field>(before.problems.map(({ field }) => field))
  const next = problems.filter(
    ({ field, code }) => isAsked || wasShown.has(field) || (code !== "required" && getControlField(typedIn) !== field),
  )
  const shownProblems = hasSameProblems(before.problems, next) ? before.problems : next
  return { problems: shownProblems, isRefused: next.length > 0 && (isAsked || before.isRefused) }
}

type Step = Pick<FormState, "typedIn"> & {
  /** True if the visitor has just asked for the dates, and hasn't typed anything since. */
  isAsked: boolean
}

const NO_PROBLEMS: ShownProblems = { problems: [], isRefused: false }

/** The problems to show, updated after each step. */
export function useShownFieldProblems(problems: readonly Problem[], formState: FormState): ShownProblems {
  const [lastStep, setLastStep] = useState<{ formState: FormState | null; shownProblems: ShownProblems }>({
    formState: null,
    shownProblems: NO_PROBLEMS,
  })
  if (lastStep.formState === formState) return lastStep.shownProblems
  const isAsked = formState.requestCount > (lastStep.formState?.requestCount ?? 0) && formState.typedIn === null
  const shownProblems = chooseFieldProblemsToShow(lastStep.shownProblems, problems, {
    typedIn: formState.typedIn,
    isAsked,
  })
  // Update while rendering, so that a mistake never shows next to an answer that's already fixed.
  setLastStep({ formState, shownProblems })
  return shownProblems
}
