import type { FormValues } from "../../../components/form/form-values"
import type { QuoteDraft } from "./draft"

type Beginnings = {
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
export function initialValues({ state, side, draft, typed }: Beginnings): FormValues {
  const page = { ...(state && { state }), ...(side && { side }) }
  const moved = draft !== null && (draft.state !== state || draft.side !== side)
  return [{ contactBy: "email", ...page }, draft?.values ?? {}, moved ? page : {}, typed].reduce(over)
}

/** `upper` laid over `lower`, group by group. */
function over(lower: FormValues, upper: FormValues): FormValues {
  return Object.entries(upper).reduce<FormValues>((all, [name, value]) => {
    const below = all[name]
    return { ...all, [name]: typeof value === "object" && typeof below === "object" ? over(below, value) : value }
  }, lower)
}
