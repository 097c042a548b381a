import type { FormValues } from "../../../components/form/form-values"
import type { IsoDate } from "../../../domain/iso-date"
import type { QuoteDraft } from "./draft"
import { calculateQuoteSoFar } from "./quote-so-far"
import { screensFor, type Screen } from "./screens"

export type Beginnings = {
  /** Chosen by the page. */
  state?: string
  side?: string
  draft: QuoteDraft | null
  /** Changed by the visitor before the form was interactive. */
  typed: FormValues
}

/**
 * What the interactive form begins with: the page's choices, the draft over them, and what was just typed over both.
 * A page that chooses otherwise than the one the draft comes from keeps its own state and side, since the visitor sees them.
 */
export function getInitialValues({ state, side, draft, typed }: Beginnings): FormValues {
  const page = { ...(state && { state }), ...(side && { side }) }
  const moved = hasMoved({ state, side, draft })
  return [{ contactBy: "email", ...page }, draft?.values ?? {}, moved ? page : {}, typed].reduce(mergeValues)
}

/** True when the draft comes from a page that chooses otherwise. */
const hasMoved = ({ state, side, draft }: Omit<Beginnings, "typed">): boolean =>
  draft !== null && (draft.state !== state || draft.side !== side)

/** True when such a page's own answers aren't those of the draft. */
const answersOtherwise = ({ state, side, draft }: Beginnings): boolean =>
  draft !== null &&
  hasMoved({ state, side, draft }) &&
  Object.entries({ state, side }).some(([name, answer]) => answer !== undefined && answer !== draft.values[name])

/**
 * The screens on the way to the one that's shown first: `trail`, where this entry of the browser's history has one, or
 * those to where the visitor left the form. The first alone where the page, or what was just typed, answers otherwise than
 * the draft, and where the answers don't lead further any more.
 */
export function getFirstScreens(
  beginnings: Beginnings,
  values: FormValues,
  today: () => IsoDate,
  trail: readonly Screen[] | null,
): readonly Screen[] {
  const { draft, typed } = beginnings
  const needsPrice = (all: readonly Screen[]) => all.includes("price")
  if (trail && !(needsPrice(trail) && !calculateQuoteSoFar(values, today()))) return trail
  const screens = screensFor(values)
  const left =
    draft?.screen && !answersOtherwise(beginnings) && Object.keys(typed).length === 0
      ? screens.indexOf(draft.screen)
      : 0
  const all = screens.slice(0, Math.max(left, 0) + 1)
  return needsPrice(all) && !calculateQuoteSoFar(values, today()) ? all.slice(0, 1) : all
}

/** `upper` laid over `lower`, group by group. */
function mergeValues(lower: FormValues, upper: FormValues): FormValues {
  return Object.entries(upper).reduce<FormValues>((all, [name, value]) => {
    const below = all[name]
    return {
      ...all,
      [name]: typeof value === "object" && typeof below === "object" ? mergeValues(below, value) : value,
    }
  }, lower)
}

/** True when `values` say nothing that the draft doesn't: a browser fills a reloaded form in again by itself. */
export const isKept = (values: FormValues, draft: FormValues): boolean =>
  Object.entries(values).every(([name, value]) => {
    const kept = draft[name]
    return typeof value === "object" && typeof kept === "object" ? isKept(value, kept) : (value ?? "") === (kept ?? "")
  })
