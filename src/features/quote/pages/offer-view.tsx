import { navigate } from "gatsby"
import { HOW_TO_ACCEPT } from "../../../components/quote-sheet/how-to-accept"
import { QuoteSheet } from "../../../components/quote-sheet/quote-sheet"
import { http as siteHttp, type Http } from "../../../lib/http"
import { variant } from "../../../theme/variant"
import { ReachUs } from "../../../components/quote-fields/reach-us"
import { AcceptOffer } from "./accept-offer"
import { CopyLink } from "../../../components/copy-link/copy-link"
import { HandPriced, type OpenFirm } from "./hand-priced"
import { PageColumn } from "./page-column"
import { PrintButton } from "../../../components/print-button/print-button"
import { Waiting } from "./public-id-gate"
import { useQuoteAnswer } from "./use-quote-answer"

type Props = {
  id: string
  firm: OpenFirm
  /** What the form handed over with the navigation: anything at all. */
  handed: unknown
  http?: Http
  go?: (path: string) => unknown
}

/** A quote as a page that can be accepted. */
export function OfferView({ id, firm, handed, http = siteHttp, go = navigate }: Props) {
  const shown = useQuoteAnswer(id, handed, http)
  if (shown.kind === "loading") return <Waiting />
  if (shown.kind === "unknown")
    return (
      <PageColumn title="We have no quote to show here">
        <p>
          The address may be incomplete, or the quote may be too old. Ask for a new one, or reach us:{" "}
          <ReachUs firm={firm} />.
        </p>
      </PageColumn>
    )
  if (shown.kind === "failed")
    return (
      <PageColumn title="We cannot show your quote just now" id={id}>
        <p>
          Nothing is lost. Load this page again in a minute, or reach us: <ReachUs firm={firm} />.
        </p>
      </PageColumn>
    )
  const { quote, acceptedAt } = shown.answer
  if (!quote) return <HandPriced id={id} firm={firm} />
  return (
    <div className={variant("layout.container", "section.plain")}>
      <div className={variant("offer.grid")}>
        <div className={variant("layout.stackLarge")}>
          <h1 className={variant("text.h1")}>Your quote</h1>
          <QuoteSheet quote={quote} next={acceptedAt === null && HOW_TO_ACCEPT} />
        </div>
        <aside className={variant("offer.aside")} aria-label="What you can do with this quote">
          <AcceptOffer
            id={id}
            accepted={acceptedAt !== null}
            until={quote.basis.validUntil}
            firm={firm}
            http={http}
            go={go}
          />
          <p className={variant("text.note")}>
            Reference: <span className={variant("offer.reference")}>{id}</span>
          </p>
          <div className={variant("form.actions")}>
            <PrintButton />
            <CopyLink />
          </div>
          <p className={variant("text.note")}>
            Questions? <ReachUs firm={firm} />.
          </p>
        </aside>
      </div>
    </div>
  )
}
