import { useState } from "react"
import type { Field, Given } from "../answers"
import type { Problem } from "../read-sale"

type Shown = {
  problems: readonly Problem[]
  /** Whether the visitor asked for the dates while something was wrong, and hasn't put all of it right since. */
  isRefused: boolean
}

/** Two names of a part of the contract date's boxes; any other field has the name of its control. */
const fieldOf = (control: string | null): string | null => (control === "month" || control === "year" ? "day" : control)

const isSame = (a: readonly Problem[], b: readonly Problem[]) =>
  a.length === b.length && a.every(({ field, message }, i) => b[i]?.field === field && b[i]?.message === message)

/**
 * Which of `problems` are shown after the visitor's last step: a wrong answer once its field is left, a missing one once
 * the dates are asked for. From then on it's shown until the answer is right.
 */
export function updateShownProblems(before: Shown, problems: readonly Problem[], { typedIn, isAsked }: Step): Shown {
  const wasShown = new Set<Field>(before.problems.map(({ field }) => field))
  const next = problems.filter(
    ({ field, code }) => isAsked || wasShown.has(field) || (code !== "required" && fieldOf(typedIn) !== field),
  )
  const shown = isSame(before.problems, next) ? before.problems : next
  return { problems: shown, isRefused: next.length > 0 && (isAsked || before.isRefused) }
}

type Step = Pick<Given, "typedIn"> & {
  /** Whether the step was to ask for the dates. Not if the visitor has gone on typing by the time that it's answered. */
  isAsked: boolean
}

const NONE: Shown = { problems: [], isRefused: false }

/** What of `problems` is shown, step by step. */
export function useShownProblems(problems: readonly Problem[], given: Given): Shown {
  const [seen, setSeen] = useState<{ given: Given | null; shown: Shown }>({ given: null, shown: NONE })
  if (seen.given === given) return seen.shown
  const isAsked = given.sent > (seen.given?.sent ?? 0) && given.typedIn === null
  const shown = updateShownProblems(seen.shown, problems, { typedIn: given.typedIn, isAsked })
  // While drawing, so that no mistake is on screen beside an answer that is right by now.
  setSeen({ given, shown })
  return shown
}
