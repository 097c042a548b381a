import { FOLLOW_UP_WORDS, type FollowUp } from "../domain/lead/follow-up"
import { variant } from "../theme/variant"
import { renderDocumentPage, type DocumentFirm } from "./document-shell"

type FollowUpPage = {
  path: string
  firm: DocumentFirm
  /** The reference of the lead. */
  id: string
  followUp: FollowUp
  /** What's recorded so far; `null` for nothing. */
  recorded: FollowUp | null
}

/**
 * Renders the page of a link in an email to the office, with one button. Opening it changes nothing, since mail scanners open
 * links. It has no personal details.
 */
export const renderFollowUpPage = ({ path, firm, id, followUp, recorded }: FollowUpPage): string =>
  renderDocumentPage({
    title: FOLLOW_UP_WORDS[followUp],
    firm,
    children: (
      <>
        <h1 className={variant("text.h1")}>Record “{FOLLOW_UP_WORDS[followUp]}”?</h1>
        <p className={variant("text.lead")}>
          {recorded === null
            ? "Nothing is recorded yet for this lead."
            : `Recorded so far: “${FOLLOW_UP_WORDS[recorded]}”.`}
        </p>
        <form method="post" action={path}>
          <button type="submit" className={variant("buttons.primary")}>
            {FOLLOW_UP_WORDS[followUp]}
          </button>
        </form>
        <p className={variant("text.muted")}>Reference: {id}</p>
      </>
    ),
  })
