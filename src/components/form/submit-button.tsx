import type { ReactNode } from "react"
import { variant } from "../../theme/variant"

type Props = { formId: string; busy?: boolean; children: ReactNode }

/**
 * The button that sends a form. It has the same id before and after the form becomes interactive, so that it keeps the
 * focus and a press before the script has loaded isn't lost.
 */
export const SubmitButton = ({ formId, busy, children }: Props) => (
  <button
    id={`${formId}-submit`}
    type="submit"
    className={variant("buttons.primary")}
    aria-busy={busy || undefined}
    data-late-click=""
  >
    {busy ? "Sending …" : children}
  </button>
)
