import { ACCEPT_ID, HOW_TO_ACCEPT, QuoteSheet } from "../components/quote-sheet/quote-sheet"
import { day } from "../domain/format/format"
import { paths } from "../domain/paths"
import type { Quote } from "../domain/quote/quote-types"
import { NextSteps } from "../components/next-steps/next-steps"
import { ReachUs } from "../components/reach-us/reach-us"
import { variant } from "../theme/variant"
import { renderDocument, type DocumentFirm } from "./document-shell"

type QuoteDocument = {
  id: string
  record: { quote: Quote }
  firm: DocumentFirm
  /** When the offer was accepted; `null` while it was not. */
  accepted: string | null
}

/** A quote as a complete page: to read, to print, to accept by a plain form. Accepted, it is its own thank-you. */
export const renderQuoteDocument = ({ id, record, firm, accepted }: QuoteDocument): string =>
  renderDocument({
    title: accepted ? "Thank you" : "Your quote",
    firm,
    children: (
      <>
        <h1 className={variant("text.h1")}>{accepted ? "Thank you. We have your acceptance" : "Your quote"}</h1>
        <p>
          Reference: <span className={variant("offer.reference")}>{id}</span>
        </p>
        {accepted && <NextSteps firmName={firm.name} />}
        <QuoteSheet quote={record.quote} next={!accepted && HOW_TO_ACCEPT} />
        {!accepted && (
          <form
            method="post"
            action={paths.api.acceptance(id)}
            id={ACCEPT_ID}
            className={variant("piece.panel", "layout.stack", "offer.form")}
          >
            <h2 className={variant("text.h3")}>Would you like us to act for you?</h2>
            <p>
              Our fee is fixed until {day(record.quote.basis.validUntil)}. Accepting costs nothing. Nothing is charged
              until you have agreed to a written costs agreement.
            </p>
            <div className={variant("form.actions")}>
              <button type="submit" className={variant("buttons.primary")}>
                Accept this quote
              </button>
            </div>
          </form>
        )}
        <p>
          Questions? <ReachUs firm={firm} />.
        </p>
      </>
    ),
  })
