import { ButtonLink } from "../../../components/button/button"
import { OpeningDoor } from "../../../components/illustration/opening-door"
import { formatReply } from "../../../components/next-steps/step-words"
import { UrgencyNotice } from "../../../components/notice/urgency-notice"
import { formatDay } from "../../../domain/format/format"
import { paths } from "../../../domain/paths"
import type { Quote } from "../../../domain/quote/quote-types"
import { variant } from "../../../theme/variant"
import type { FirmContact } from "../../../components/reach-us/reach-us"
import { ChangeEnquiry } from "./change-enquiry"
import { PageColumn } from "./page-column"
import type { QuoteAnswer } from "./quote-answer"

type Props = {
  id: string
  firm: FirmContact
  quote: Quote
  answer: Pick<QuoteAnswer, "urgency" | "nextSteps">
}

/** Thanks the visitor after a request. The quote is ready and isn't accepted yet, and the next step leads to it. */
export function LandingThankYouView({ id, firm, quote, answer: { urgency, nextSteps } }: Props) {
  return (
    <PageColumn title="Thank you. Your quote is ready" id={id} picture={<OpeningDoor />}>
      {urgency && <UrgencyNotice advice={urgency} />}
      <p>
        You’ll see every line, the reason for it and its source. You can accept it there. Our fee is fixed until{" "}
        {formatDay(quote.basis.validUntil)}.
      </p>
      <p>{formatReply(firm.name, nextSteps?.contactBy, nextSteps?.replyBy)}</p>
      <div className={variant("form.actions")}>
        <ButtonLink href={paths.offer(id)}>See my quote</ButtonLink>
      </div>
      <ChangeEnquiry id={id} firm={firm} />
    </PageColumn>
  )
}
