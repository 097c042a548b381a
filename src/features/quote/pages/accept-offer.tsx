import { useState } from "react"
import { Button, ButtonLink } from "../../../components/button/button"
import { day } from "../../../domain/format/format"
import type { IsoDate } from "../../../domain/iso-date"
import { paths } from "../../../domain/paths"
import type { Http } from "../../../lib/http"
import { variant } from "../../../theme/variant"
import { ACCEPT_ID } from "../../../components/quote-sheet/quote-sheet"
import { Failure } from "../../../components/form/form-problems"
import type { FirmContact } from "../../../components/reach-us/reach-us"
import { acceptOffer } from "../accept-offer"

type Props = {
  id: string
  accepted: boolean
  /** The last day on which our fee holds. */
  until: IsoDate
  firm: FirmContact
  http: Http
  go: (path: string) => unknown
}

/** Accepts the offer and goes on to its thank-you. Accepting twice is accepting once. */
export function AcceptOffer({ id, accepted, until, firm, http, go }: Props) {
  const [busy, setBusy] = useState(false)
  const [failures, setFailures] = useState(0)

  async function accept() {
    if (busy) return
    setBusy(true)
    if (await acceptOffer(id, http)) return go(paths.thankYou(id))
    setBusy(false)
    setFailures(failures + 1)
  }

  if (accepted)
    return (
      <div className={variant("piece.panel", "layout.stack")}>
        <h2 className={variant("text.h3")}>You’ve accepted this quote</h2>
        <ButtonLink href={paths.thankYou(id)} look="secondary">
          What happens next
        </ButtonLink>
      </div>
    )
  return (
    <div id={ACCEPT_ID} className={variant("piece.panel", "layout.stack")}>
      <h2 className={variant("text.h3")}>Would you like us to act for you?</h2>
      <p>
        Our fee is fixed until {day(until)}. Accepting costs nothing. Nothing is charged until you have agreed to a
        written costs agreement.
      </p>
      {failures > 0 && (
        <Failure
          firm={firm}
          attempt={failures}
          busy={busy}
          title="We couldn’t take your acceptance"
          onRetry={() => void accept()}
        >
          Your quote hasn’t changed. Check your connection and try again.
        </Failure>
      )}
      <Button busy={busy} onClick={() => void accept()}>
        Accept this quote
      </Button>
    </div>
  )
}
