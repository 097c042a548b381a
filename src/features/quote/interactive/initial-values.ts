import type { FormValues } from "../../../components/form/form-values"
import { buildJobWire } from "../../../components/form/wire"
import type { IsoDate } from "../../../domain/iso-date"
import { parseJobForPrice } from "../../../domain/lead/quote-request"
import type { QuoteDraft } from "./draft"
import { figures } from "../../../domain/figures/published"
import { calculateQuoteSoFar } from "./quote-so-far"
import { findScreenWithField, listVisitorScreens, SCREENS, type Screen } from "./screens"

export type InitialSources = {
  /** The state and side that the page chooses. */
  state?: string
  side?: string
  draft: QuoteDraft | null
  /** What the visitor changed before the form was interactive. */
  typedValues: FormValues
  /** The answers in the page's address that the draft doesn't have yet. */
  addressAnswers?: FormValues
}

/** What the page itself answers. */
const getPageAnswers = ({ state, side }: InitialSources): FormValues => ({
  ...(state && { state }),
  ...(side && { side }),
})

/** The page's answers that win over the draft's: all of them, if the draft comes from a page with another state or side. */
const getOverridingAnswers = (sources: InitialSources): FormValues => {
  const { state, side, draft } = sources
  return draft && (draft.state !== state || draft.side !== side) ? getPageAnswers(sources) : {}
}

/**
 * The interactive form's initial values: the page's state and side, overridden by the draft, overridden by what was just
 * typed. If the draft comes from a page with another state or side, this page's own win, because the visitor sees them.
 */
export const getInitialQuoteAnswers = (sources: InitialSources): FormValues =>
  [
    { contactBy: "email", ...getPageAnswers(sources) },
    sources.draft?.values ?? {},
    getOverridingAnswers(sources),
    sources.addressAnswers ?? {},
    sources.typedValues,
  ].reduce(mergeFormValues)

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
  const { draft, typedValues, addressAnswers = {} } = sources
  const canShow = (all: readonly Screen[]) =>
    !all.includes("price") || calculateQuoteSoFar(values, figures, today()) !== null
  if (trail && canShow(trail)) return trail
  const hasOtherAnswers = Object.entries(getOverridingAnswers(sources)).some(
    ([name, text]) => text !== draft?.values[name],
  )
  const screens = listVisitorScreens(values)
  const hasTypedValues = Object.keys(typedValues).length > 0
  const isFromAddress = !hasTypedValues && Object.keys(addressAnswers).length > 0
  const leftOff = !hasOtherAnswers && !hasTypedValues ? draft?.screen : undefined
  const lastScreen = isFromAddress ? findFirstOpenScreen(values, today()) : leftOff
  const all = screens.slice(0, lastScreen ? Math.max(screens.indexOf(lastScreen), 0) + 1 : 1)
  return canShow(all) ? all : all.slice(0, 1)
}

/** The first screen with a question that's still to be answered, or the price: nothing is asked twice. */
function findFirstOpenScreen(values: FormValues, today: IsoDate): Screen {
  const job = parseJobForPrice(buildJobWire(values), today)
  const open = job.ok ? [] : job.errors.map(({ field }) => findScreenWithField(field))
  return SCREENS.find(screen => open.includes(screen)) ?? "price"
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
