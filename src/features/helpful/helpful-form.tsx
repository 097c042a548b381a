import { MISSING_MAX } from "../../domain/lead/limits"
import { paths } from "../../domain/paths"
import { getApiAddress } from "../../lib/api-address"
import { variant } from "../../theme/variant"

/**
 * Asks whether the page was helpful, in static HTML that works without a script. Yes is sent at once; no first opens a field
 * for what was missing. It's a textarea, because Enter in a one-line field would press the first button and answer for the
 * visitor.
 *
 * @param page The page's path.
 */
export function HelpfulForm({ page }: { page: string }) {
  return (
    <form method="post" action={getApiAddress(paths.api.helpful)} className={variant("helpful.form", "layout.stack")}>
      <h2 className={variant("text.h4")}>Was this page helpful?</h2>
      <input type="hidden" name="page" value={page} />
      <label className={variant("layout.hidden")} aria-hidden="true">
        Leave this empty
        <input name="reference_code" tabIndex={-1} autoComplete="off" />
      </label>
      <div className={variant("layout.row")}>
        <button name="answer" value="yes" className={variant("buttons.secondary")}>
          Yes, it helped
        </button>
        <details>
          <summary className={variant("buttons.secondary")}>No, it didn’t</summary>
          <div className={variant("layout.stack")}>
            <label>
              What was missing? <small className={variant("text.muted")}>Leave out names and contact details.</small>
              <textarea name="missing" rows={2} maxLength={MISSING_MAX} />
            </label>
            <button name="answer" value="no" className={variant("buttons.secondary")}>
              Send
            </button>
          </div>
        </details>
      </div>
    </form>
  )
}
