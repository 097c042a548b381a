import { ReachUs } from "../components/reach-us/reach-us"
import { variant } from "../theme/variant"
import { renderDocumentPage, type DocumentFirm } from "./document-shell"

type Message = {
  title: string
  text: string
  firm: DocumentFirm
  status: number
  /** A button that posts to `path`. Opening the page changes nothing, since mail scanners open links. */
  button?: { path: string; label: string }
}

/** Renders a page with one message. For an error, it also says how to reach the firm. */
export const renderMessagePage = ({ title, text, firm, status, button }: Message): string =>
  renderDocumentPage({
    title: status < 400 ? title : `Error: ${title}`,
    firm,
    children: (
      <>
        <h1 className={variant("text.h1")}>{title}</h1>
        <p className={variant("text.lead")}>{text}</p>
        {button && (
          <form method="post" action={button.path}>
            <button type="submit" className={variant("buttons.primary")}>
              {button.label}
            </button>
          </form>
        )}
        {status >= 400 && (
          <p>
            <ReachUs firm={firm} />.
          </p>
        )}
      </>
    ),
  })
