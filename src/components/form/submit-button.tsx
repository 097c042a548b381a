import { variant } from "../../theme/variant"
import { StaticHtml } from "../static-html/static-html"

type Props = { formId: string; busy?: boolean; children: string }

/** The button that sends a form. A press before the script has loaded isn't lost. */
export const SubmitButton = ({ formId, busy, children }: Props) => (
  <button
    id={`${formId}-submit`}
    type="submit"
    className={variant("buttons.primary")}
    aria-busy={busy || undefined}
    data-late-submit=""
  >
    <StaticHtml key={busy ? "busy" : children} as="span">
      {() => (busy ? "Sending …" : children)}
    </StaticHtml>
  </button>
)
