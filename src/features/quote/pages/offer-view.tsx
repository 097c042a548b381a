import { navigate } from "gatsby"
import { Door } from "../../../components/illustration/door"
import { formatReply } from "../../../components/next-steps/step-words"
import { PlaceToSign, QuoteParties } from "../../../components/quote-sheet/printed-offer"
import { ACCEPT_ID, HOW_TO_ACCEPT, QuoteSheet } from "../../../components/quote-sheet/quote-sheet"
import { UrgencyNotice } from "../../../components/notice/urgency-notice"
import { PriceChanges } from "../../../components/quote-sheet/price-changes"
import { canAcceptOffer, getCurrentQuote } from "../../../components/quote-sheet/price-words"
import { formatJobSummary } from "../../../components/quote-sheet/quote-words"
import { OfferSources } from "../../../components/quote-sheet/quote-sources"
import { listDocumentListLinks } from "../../../domain/documents-to-send/own-lists"
import { createReference } from "../../../domain/reference"
import { http as siteHttp, type Http } from "../../../lib/http"
import { now } from "../../../lib/today"
import { variant } from "../../../theme/variant"
import { Link } from "../../../components/link/link"
import { ReachUs } from "../../../components/reach-us/reach-us"
import { buildHandedAnswer, type HandedAnswer } from "../handed-answer"
import { AcceptOffer } from "./accept-offer"
import { CopyLink } from "../../../components/button/copy-buttons"
import { PrintButton } from "../../../components/button/button"
import { HandPriced, type OpenFirm } from "./hand-priced"
import { SendContract } from "./send-contract"
import type { QuoteAnswer } from "./quote-answer"

type Go = (path: string, options: { state: HandedAnswer }) => unknown

type Props = {
  id: string
  firm: OpenFirm
  answer: QuoteAnswer
  http?: Http
  go?: Go
  reload?: () => void
}

const reloadPage = () => window.location.reload()

/** A quote as a page that can be accepted. */
export function OfferView({ id, firm, answer, http = siteHttp, go = navigate, reload = reloadPage }: Props) {
  const { quote, acceptedAt, pricedOn, repriced, urgency, nextSteps } = answer
  if (!quote) return <HandPriced id={id} firm={firm} answer={answer} />
  const offer = { quote, pricedOn, repriced }
  const currentQuote = getCurrentQuote(offer)
  const isOpen = acceptedAt === null && canAcceptOffer(offer)
  return (
    <div className={variant("layout.container", "offer.page")}>
      <header className={variant("layout.pageHeader")}>
        <h1 className={variant("text.h1")}>Your quote</h1>
        <p className={variant("text.lead")}>{formatReply(firm.name, nextSteps?.contactBy, nextSteps?.replyBy)}</p>
        <Door />
        <p className={variant("text.note")}>{formatJobSummary(currentQuote)}</p>
        <p className={variant("text.note")}>
          Reference: <span className={variant("offer.reference")}>{createReference(id)}</span>
        </p>
        <QuoteParties />
      </header>
      <div className={variant("layout.stackLarge")}>
        {urgency && <UrgencyNotice advice={urgency} />}
        {repriced && <PriceChanges repriced={repriced} side={quote.side} />}
        <div className={variant("offer.grid")}>
          <aside className={variant("offer.aside")} aria-label="What you can do with this quote">
            <AcceptOffer
              id={id}
              isAccepted={acceptedAt !== null}
              offer={offer}
              firm={firm}
              http={http}
              go={path => {
                const acceptedAnswer = { ...answer, quote: currentQuote, acceptedAt: now().toISOString() }
                return go(path, { state: buildHandedAnswer(acceptedAnswer) })
              }}
              reload={reload}
            />
            <div className={variant("form.actions")}>
              <PrintButton />
              <CopyLink />
              {listDocumentListLinks(quote).map(({ label, path }) => (
                <Link key={path} href={path}>
                  {label}
                </Link>
              ))}
            </div>
            <SendContract id={id} firm={firm} />
            <p className={variant("text.note")}>
              Questions? <ReachUs firm={firm} />.
            </p>
          </aside>
          <div className={variant("layout.stackLarge")}>
            <QuoteSheet quote={currentQuote} />
            {isOpen && (
              <a href={`#${ACCEPT_ID}`} className={variant("buttons.secondary", "quote.next")}>
                {HOW_TO_ACCEPT.words}
              </a>
            )}
            {isOpen && <PlaceToSign />}
            <div className={variant("offer.screen")}>
              <OfferSources quote={currentQuote} />
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}
