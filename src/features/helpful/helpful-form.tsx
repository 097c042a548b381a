import { paths } from "../../domain/paths"
import { getApiAddress } from "../../lib/api-address"
import { variant } from "../../theme/variant"

/** The longest answer, which the form tells the browser. A copy of the rule's, so that its code stays with the function. */
export const MISSING_LIMIT = 300

/**
 * Asks whether the page was helpful, in static HTML that the browser sends by itself. The words come before the buttons, so
 * that nobody sends the answer and then finds the question. They're in a field of several lines: in one of a single line
 * Enter would press the first button, and answer for whoever is typing.
 *
 * @param page The page's path.
 */
export function HelpfulForm({ page }: { page: string }) {
  return (
    <form method="post" action={getApiAddress(paths.api.helpful)} className={variant("helpful.form", "layout.stack")}>
      <h2 className={variant("text.h4")}>Was this page helpful?</h2>
      <input type="hidden" name="page" value={page} />
      <label>
        What was missing? <small className={variant("text.muted")}>Leave out names and contact details.</small>
        <textarea name="missing" rows={2} maxLength={MISSING_LIMIT} />
      </label>
      <label className={variant("layout.hidden")} aria-hidden="true">
        Leave this empty
        <input name="reference_code" tabIndex={-1} autoComplete="off" />
      </label>
      <div className={variant("layout.row")}>
        <button name="answer" value="yes" className={variant("buttons.secondary")}>
          Yes, it helped
        </button>
        <button name="answer" value="no" className={variant("buttons.secondary")}>
          No, it didn’t
        </button>
      </div>
    </form>
  )
}
