import { useState } from "react"
import type { FormState } from "../answers"
import type { Problem } from "../read-sale"

export type ShownProblems = {
  problems: readonly Problem[]
  /** True if the visitor asked for the dates while there were mistakes and hasn't fixed all of them since. */
  isRefused: boolean
}

/** The field that a control belongs to. The contract date has three controls; any other field has one, with its name. */
const getControlField = (control: string | null): string | null =>
  control === "month" || control === "year" ? "day" : control

/**
 * The problems to show after the visitor's last step: an invalid answer once its field is left, a missing one once they ask
 * for the dates. Once it's shown, a problem stays until it's fixed.
 */
export function useShownFieldProblems(problems: readonly Problem[], formState: FormState | null): ShownProblems {
  const [last, setLast] = useState<ShownProblems & { formState: FormState | null }>({
    ...{ formState: null, problems: [], isRefused: false },
  })
  if (formState === null || last.formState === formState) return last
  const { typedIn, requestCount } = formState
  /** True if the visitor has just asked for the dates, and hasn't typed anything since. */
  const isAsked = requestCount > (last.formState?.requestCount ?? 0) && typedIn === null
  const wasShown = new Set(last.problems.map(({ field }) => field))
  const shownProblems = problems.filter(
    ({ field, code }) => isAsked || wasShown.has(field) || (code !== "required" && getControlField(typedIn) !== field),
  )
  const next = { problems: shownProblems, isRefused: shownProblems.length > 0 && (isAsked || last.isRefused) }
  // Update while rendering, so that a mistake never shows next to an answer that's already fixed.
  setLast({ ...next, formState })
  return next
}
