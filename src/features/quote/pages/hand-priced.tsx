import { formatOpeningHours } from "../../../domain/business-hours/format-hours"
import type { OfficeHours } from "../../../domain/business-hours/business-hours"
import { UrgencyNotice } from "../../../components/notice/urgency-notice"
import { formatReply } from "../../../components/next-steps/step-words"
import { OfficeNow } from "../../../components/phone-link/phone-link"
import { ReachUs, type FirmContact } from "../../../components/reach-us/reach-us"
import { ChangeEnquiry } from "./change-enquiry"
import { PageColumn } from "./page-column"
import { SendContract } from "./send-contract"
import type { QuoteAnswer } from "./quote-answer"

export type OpenFirm = FirmContact & { hours: OfficeHours }

type Props = { id: string; firm: OpenFirm; answer: Pick<QuoteAnswer, "urgency" | "nextSteps"> }

/** Says that we have a request that the tables can't price, and that someone will answer it. */
export function HandPriced({ id, firm, answer: { urgency, nextSteps } }: Props) {
  return (
    <PageColumn title="We’ll price this one by hand" id={id}>
      {urgency && <UrgencyNotice advice={urgency} />}
      <p>We have your request. {formatReply(firm.name, nextSteps?.contactBy, nextSteps?.replyBy)}</p>
      <p>You don’t need to do anything else. If you have a contract, keep it handy: it speeds things up.</p>
      <SendContract id={id} firm={firm} />
      <p>
        Is it urgent? <ReachUs firm={firm} />, and give the reference above. Our hours: {formatOpeningHours(firm.hours)}
        . <OfficeNow />
      </p>
      <ChangeEnquiry id={id} firm={firm} />
    </PageColumn>
  )
}
