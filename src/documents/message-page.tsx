import { ReachUs } from "../components/reach-us/reach-us"
import { variant } from "../theme/variant"
import { renderDocumentPage, type DocumentFirm } from "./document-shell"

type Message = { title: string; text: string; firm: DocumentFirm; status: number }

/** Renders a page with one message. For an error, it also says how to reach the firm. */
export const renderMessagePage = ({ title, text, firm, status }: Message): string =>
  renderDocumentPage({
    title: status < 400 ? title : `Error: ${title}`,
    firm,
    children: (
      <>
        <h1 className={variant("text.h1")}>{title}</h1>
        <p className={variant("text.lead")}>{text}</p>
        {status >= 400 && (
          <p>
            <ReachUs firm={firm} />.
          </p>
        )}
      </>
    ),
  })
