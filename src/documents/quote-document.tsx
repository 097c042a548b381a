import { PriceChanges } from "../components/quote-sheet/price-changes"
import { describeFixedFeePeriod, canAcceptOffer, getCurrentQuote } from "../components/quote-sheet/price-words"
import { PlaceToSign, QuoteParties } from "../components/quote-sheet/printed-offer"
import { ACCEPT_ID, HOW_TO_ACCEPT, QuoteSheet } from "../components/quote-sheet/quote-sheet"
import { paths } from "../domain/paths"
import type { IsoDate } from "../domain/iso-date"
import { createReference } from "../domain/reference"
import type { Quote } from "../domain/quote/quote-types"
import type { Repriced } from "../domain/quote/reprice-quote"
import { UrgencyNotice } from "../components/notice/urgency-notice"
import type { NextStepFacts } from "../domain/urgency/published"
import type { UrgencyAdvice } from "../domain/urgency/urgency-words"
import { NextSteps } from "../components/next-steps/next-steps"
import { ReachUs } from "../components/reach-us/reach-us"
import { variant } from "../theme/variant"
import { renderDocumentPage, type DocumentFirm } from "./document-shell"

type QuoteDocument = {
  id: string
  quote: Quote
  firm: DocumentFirm
  /** When the offer was accepted; `null` while it was not. */
  acceptedAt: string | null
  /** The day by whose rules the quote was priced again; `null` if it wasn't. */
  pricedOn: IsoDate | null
  /** What has changed since; `null` if nothing has. `seen` is sent with the acceptance. */
  repriced: (Repriced & { seen: string }) | null
  /** What's urgent about the sale now; `null` for nothing. */
  urgency: UrgencyAdvice | null
  /** `null` once the request is no longer stored. */
  nextSteps: NextStepFacts | null
}

/** Renders a quote as a page to read, print or accept with a plain form. An accepted quote's page says thank you. */
export function renderQuoteDocument(page: QuoteDocument): string {
  const { id, quote, firm, acceptedAt, pricedOn, repriced, urgency, nextSteps } = page
  const offer = { quote, pricedOn, repriced }
  const isOpen = !acceptedAt && canAcceptOffer(offer)
  return renderDocumentPage({
    title: acceptedAt ? "Thank you" : "Your quote",
    firm,
    children: (
      <>
        <h1 className={variant("text.h1")}>{acceptedAt ? "Thank you. We have your acceptance" : "Your quote"}</h1>
        <p>
          Reference: <span className={variant("offer.reference")}>{createReference(id)}</span>
        </p>
        <p className={variant("text.small")}>
          {firm.imprint} Phone {firm.phone.display}.
        </p>
        <QuoteParties />
        {urgency && <UrgencyNotice advice={urgency} />}
        {acceptedAt && <NextSteps firmName={firm.name} facts={nextSteps} />}
        {repriced && <PriceChanges repriced={repriced} side={quote.side} />}
        <QuoteSheet quote={getCurrentQuote(offer)} next={isOpen && HOW_TO_ACCEPT} />
        {!acceptedAt && !isOpen && <p>{describeFixedFeePeriod(offer)}</p>}
        {isOpen && <PlaceToSign />}
        {isOpen && (
          <form
            method="post"
            action={paths.api.acceptance(id)}
            id={ACCEPT_ID}
            className={variant("piece.panel", "layout.stack", "offer.screen")}
          >
            <h2 className={variant("text.h3")}>Would you like us to act for you?</h2>
            <p>
              {describeFixedFeePeriod(offer)} Accepting costs nothing. We won’t charge anything until you’ve agreed to a
              written costs agreement.
            </p>
            {repriced && <input type="hidden" name="seen" value={repriced.seen} />}
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
}
