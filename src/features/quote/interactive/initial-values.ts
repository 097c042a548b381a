import type { FormValues } from "../../../components/form/form-values"
import type { IsoDate } from "../../../domain/iso-date"
import type { QuoteDraft } from "./draft"
import { calculateQuoteSoFar } from "./quote-so-far"
import { listVisitorScreens, type Screen } from "./screens"

export type InitialSources = {
  /** The state and side that the page chooses. */
  state?: string
  side?: string
  draft: QuoteDraft | null
  /** What the visitor changed before the form was interactive. */
  typedValues: FormValues
}

/**
 * The interactive form's initial values: the page's state and side, overridden by the draft, overridden by what was just
 * typed. If the draft comes from a page with another state or side, this page's own win, because the visitor sees them.
 */
export function getInitialQuoteAnswers({ state, side, draft, typedValues }: InitialSources): FormValues {
  const page = { ...(state && { state }), ...(side && { side }) }
  const isOtherPage = isDraftOfOtherPage({ state, side, draft })
  return [{ contactBy: "email", ...page }, draft?.values ?? {}, isOtherPage ? page : {}, typedValues].reduce(
    mergeFormValues,
  )
}

/** True if the draft comes from a page with another state or side. */
const isDraftOfOtherPage = ({ state, side, draft }: Omit<InitialSources, "typedValues">): boolean =>
  draft !== null && (draft.state !== state || draft.side !== side)

/** True if the draft comes from a page with another state or side, and the draft's answers differ from this page's. */
const hasDraftWithOtherAnswers = ({ state, side, draft }: InitialSources): boolean =>
  draft !== null &&
  isDraftOfOtherPage({ state, side, draft }) &&
  Object.entries({ state, side }).some(([name, answer]) => answer !== undefined && answer !== draft.values[name])

/**
 * The screens up to the one that's shown first: `trail`, if this entry of the browser's history has one, and otherwise
 * the screens up to where the visitor left the form. Only the first screen if the page or what was just typed differs
 * from the draft, or if the answers no longer lead to a price.
 */
export function listInitialScreens(
  sources: InitialSources,
  values: FormValues,
  today: () => IsoDate,
  trail: readonly Screen[] | null,
): readonly Screen[] {
  const { draft, typedValues } = sources
  const includesPriceScreen = (all: readonly Screen[]) => all.includes("price")
  if (trail && !(includesPriceScreen(trail) && !calculateQuoteSoFar(values, today()))) return trail
  const screens = listVisitorScreens(values)
  const draftIndex =
    draft?.screen && !hasDraftWithOtherAnswers(sources) && Object.keys(typedValues).length === 0
      ? screens.indexOf(draft.screen)
      : 0
  const all = screens.slice(0, Math.max(draftIndex, 0) + 1)
  return includesPriceScreen(all) && !calculateQuoteSoFar(values, today()) ? all.slice(0, 1) : all
}

/** Merges nested values; the values of `upper` win. */
function mergeFormValues(lower: FormValues, upper: FormValues): FormValues {
  return Object.entries(upper).reduce<FormValues>((all, [name, value]) => {
    const below = all[name]
    return {
      ...all,
      [name]: typeof value === "object" && typeof below === "object" ? mergeFormValues(below, value) : value,
    }
  }, lower)
}

/** True if the draft already has all of `values`, for example because a browser filled in a reloaded form by itself. */
export const isIncludedInDraft = (values: FormValues, draft: FormValues): boolean =>
  Object.entries(values).every(([name, value]) => {
    const draftValue = draft[name]
    return typeof value === "object" && typeof draftValue === "object"
      ? isIncludedInDraft(value, draftValue)
      : (value ?? "") === (draftValue ?? "")
  })
