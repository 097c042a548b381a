import { paths } from "../domain/paths"
import { variant } from "../theme/variant"
import { renderDocumentPage, type DocumentFirm } from "./document-shell"

type UnsubscribePage = {
  path: string
  firm: DocumentFirm
}

/** Renders the unsubscribe link's page, with one button. Opening it changes nothing, since mail scanners open links. */
export const renderUnsubscribePage = ({ path, firm }: UnsubscribePage): string =>
  renderDocumentPage({
    title: "Stop our emails",
    firm,
    children: (
      <>
        <h1 className={variant("text.h1")}>Stop our emails?</h1>
        <p className={variant("text.lead")}>Click the button and we’ll stop emailing this address.</p>
        <form method="post" action={path}>
          <input type="hidden" name="List-Unsubscribe" value="One-Click" />
          <button type="submit" className={variant("buttons.primary")}>
            Stop emails
          </button>
        </form>
        <p className={variant("text.muted")}>
          Want to stop emails to a different address? <a href={paths.unsubscribe}>Enter it on this page</a>.
        </p>
      </>
    ),
  })
