import { Button } from "../../../components/button/button"
import { Failure, SendingStatus } from "../../../components/form/form-problems"
import type { FirmContact } from "../../../components/reach-us/reach-us"
import type { QuoteOutcome } from "../../../domain/quote/quote-types"
import { variant } from "../../../theme/variant"
import { useRequestStore } from "../request-store"
import { ReceiptBelow } from "./receipt-so-far"
import { getScreenStep, type Screen } from "./screens"
import type { QuoteSteps } from "./use-quote-steps"
import { SubmitButton } from "../../../components/form/submit-button"

type Props = {
  id: string
  steps: QuoteSteps
  /** The quote for the answers, or why there's none; `null` before the price. */
  outcome: QuoteOutcome | null
  /** Whether the quote is to be sent by email. */
  byEmail: boolean
  /** Whether the price is next. */
  isLastBeforePrice: boolean
  firm: FirmContact
}

/** The Continue and Back buttons, always visible, with the total so far and an error message if sending failed. */
export function StepFooter({ id, steps, outcome, byEmail, isLastBeforePrice, firm }: Props) {
  const busy = useRequestStore(store => store.isLoading) || steps.isLeaving
  const { screen, hasPrevious, back, accepts, acceptNow, problem } = steps
  const isQuoted = outcome?.outcome === "quoted"
  // We only say we'll send the quote if there is one and the visitor wants it by email.
  const sendLabel = isQuoted && byEmail ? "Send me this quote" : "Send my request"
  const onward = isLastBeforePrice ? "Show my price" : "Continue"
  /** The main button's label on each screen. */
  const labels: Record<Screen, string> = {
    property: onward,
    timing: onward,
    buyers: onward,
    sale: onward,
    price: isQuoted ? "Send it to me" : "Continue",
    send: accepts ? "Accept this quote" : sendLabel,
  }
  return (
    <div className={variant("quoteForm.footer", "form.scripted")}>
      {getScreenStep(screen) !== "price" && <ReceiptBelow isFinal={screen === "send"} />}
      {problem?.kind === "failed" && <Failure firm={firm} attempt={problem.attempt} busy={busy} />}
      <div className={variant("quoteForm.actions")}>
        {hasPrevious && (
          <Button look={screen === "price" ? "quiet" : "secondary"} onClick={back}>
            {screen === "price" ? "Change an answer" : "Back"}
          </Button>
        )}
        {screen === "price" && isQuoted && (
          <Button look="secondary" onClick={acceptNow}>
            Accept now
          </Button>
        )}
        <SubmitButton formId={id} busy={busy}>
          {labels[screen]}
        </SubmitButton>
      </div>
      <SendingStatus firm={firm} busy={busy} />
    </div>
  )
}
