import { navigate } from "gatsby"
import { HOW_TO_ACCEPT, QuoteSheet } from "../../../components/quote-sheet/quote-sheet"
import { QuoteSources } from "../../../components/quote-sheet/quote-sources"
import { http as siteHttp, type Http } from "../../../lib/http"
import { variant } from "../../../theme/variant"
import { ReachUs } from "../../../components/reach-us/reach-us"
import { AcceptOffer } from "./accept-offer"
import { CopyLink } from "../../../components/button/copy-buttons"
import { PrintButton } from "../../../components/button/button"
import { HandPriced, type OpenFirm } from "./hand-priced"
import { KeptQuote } from "./kept-quote"
import type { QuoteAnswer } from "./quote-answer"

type Go = (path: string, options: { state: { answer: QuoteAnswer } }) => unknown

type Props = {
  id: string
  firm: OpenFirm
  /** What the form handed over with the navigation: anything at all. */
  handed: unknown
  search?: string
  http?: Http
  go?: Go
}

/** A quote as a page that can be accepted. */
export function OfferView({ id, firm, handed, search, http = siteHttp, go = navigate }: Props) {
  return (
    <KeptQuote id={id} firm={firm} handed={handed} search={search} what="quote" http={http}>
      {answer => <Offer id={id} firm={firm} answer={answer} http={http} go={go} />}
    </KeptQuote>
  )
}

type OfferProps = { id: string; firm: OpenFirm; answer: QuoteAnswer; http: Http; go: Go }

function Offer({ id, firm, answer, http, go }: OfferProps) {
  const { quote, acceptedAt } = answer
  if (!quote) return <HandPriced id={id} firm={firm} />
  return (
    <div className={variant("layout.container", "section.plain")}>
      <div className={variant("offer.grid")}>
        <div className={variant("layout.stackLarge")}>
          <div className={variant("layout.stack")}>
            <h1 className={variant("text.h1")}>Your quote</h1>
            <p className={variant("text.note")}>
              Reference: <span className={variant("offer.reference")}>{id}</span>
            </p>
          </div>
          <QuoteSheet quote={quote} next={acceptedAt === null && HOW_TO_ACCEPT} />
        </div>
        <aside className={variant("offer.aside")} aria-label="What you can do with this quote">
          <AcceptOffer
            id={id}
            accepted={acceptedAt !== null}
            until={quote.basis.validUntil}
            firm={firm}
            http={http}
            go={path => go(path, { state: { answer } })}
          />
          <div className={variant("form.actions")}>
            <PrintButton />
            <CopyLink />
          </div>
          <QuoteSources quote={quote} />
          <p className={variant("text.note")}>
            Questions? <ReachUs firm={firm} />.
          </p>
        </aside>
      </div>
    </div>
  )
}
