import { useState } from "react"
import { Button, ButtonLink } from "../../../components/button/button"
import { paths } from "../../../domain/paths"
import type { Http } from "../../../lib/http"
import { variant } from "../../../theme/variant"
import {
  describeFixedFeePeriod,
  canAcceptOffer,
  getCurrentQuote,
  type Offer,
} from "../../../components/quote-sheet/price-words"
import { formatQuoteHeadline } from "../../../components/quote-sheet/quote-words"
import { ACCEPT_ID } from "../../../components/quote-sheet/quote-sheet"
import { Failure, SendingStatus } from "../../../components/form/form-problems"
import { ReachUs, type FirmContact } from "../../../components/reach-us/reach-us"
import { acceptOffer } from "../accept-offer"
import type { ShownChanges } from "./quote-answer"

type Props = {
  id: string
  isAccepted: boolean
  offer: Offer & { repriced: ShownChanges | null }
  firm: FirmContact
  http: Http
  go: (path: string) => unknown
  /** Loads the page again. */
  reload: () => void
}

/** Accepts the offer and goes to its thank-you page. Accepting it again changes nothing. */
export function AcceptOffer({ id, isAccepted, offer, firm, http, go, reload }: Props) {
  const [busy, setBusy] = useState(false)
  const [failures, setFailures] = useState(0)
  const [isChanged, setChanged] = useState(false)

  async function acceptAndContinue() {
    if (busy) return
    setBusy(true)
    const outcome = await acceptOffer(id, http, offer.repriced?.seen).catch((error: unknown) => {
      console.error(error)
      return "failed" as const
    })
    if (outcome === "accepted") return go(paths.thankYou(id))
    setBusy(false)
    setChanged(outcome === "changed")
    setFailures(failures + 1)
  }

  if (isAccepted)
    return (
      <div className={variant("piece.panel", "layout.stack")}>
        <h2 className={variant("text.h3")}>You’ve accepted this quote</h2>
        <ButtonLink href={paths.thankYou(id)} look="secondary">
          What happens next
        </ButtonLink>
      </div>
    )
  if (!canAcceptOffer(offer))
    return (
      <div className={variant("piece.panel", "layout.stack")}>
        <h2 className={variant("text.h3")}>Would you like us to act for you?</h2>
        <p>
          {describeFixedFeePeriod(offer)} <ReachUs firm={firm} />.
        </p>
      </div>
    )
  const { fee, label, total } = formatQuoteHeadline(getCurrentQuote(offer))
  return (
    <div id={ACCEPT_ID} className={variant("piece.panel", "layout.stack")}>
      <h2 className={variant("text.h3")}>Would you like us to act for you?</h2>
      <p>
        Our fixed fee: {fee}. {label}: {total}.
      </p>
      <p>
        {describeFixedFeePeriod(offer)} Accepting costs nothing. We won’t charge anything until you’ve agreed to a
        written costs agreement.
      </p>
      {failures > 0 && (
        <Failure
          {...{ firm, attempt: failures, busy: busy && !isChanged }}
          title={isChanged ? "Prices have changed since you opened this page" : "We couldn’t take your acceptance"}
          retry={isChanged ? "Show today’s price" : undefined}
          onRetry={isChanged ? reload : () => void acceptAndContinue()}
        >
          {isChanged
            ? "We haven’t taken your acceptance. Load the page again to see today’s price, then accept it if you agree."
            : "Your quote hasn’t changed. Check your connection and try again."}
        </Failure>
      )}
      <Button busy={busy} onClick={() => void acceptAndContinue()}>
        {busy ? "Accepting …" : "Accept this quote"}
      </Button>
      <SendingStatus firm={firm} busy={busy} />
    </div>
  )
}
