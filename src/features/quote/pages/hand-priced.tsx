import { formatOpeningHours } from "../../../domain/business-hours/format-hours"
import type { OfficeHours } from "../../../domain/business-hours/business-hours"
import { UrgencyNotice } from "../../../components/notice/urgency-notice"
import type { UrgencyAdvice } from "../../../domain/urgency/urgency-words"
import { OfficeNow } from "../../../components/phone-link/phone-link"
import { ReachUs, type FirmContact } from "../../../components/reach-us/reach-us"
import { ChangeEnquiry } from "./change-enquiry"
import { PageColumn } from "./page-column"

export type OpenFirm = FirmContact & { hours: OfficeHours }

type Props = { id: string; firm: OpenFirm; urgency: UrgencyAdvice | null }

/** Says that we have a request that the tables can't price, and that someone will answer it. */
export function HandPriced({ id, firm, urgency }: Props) {
  return (
    <PageColumn title="Sorry, we can’t price this one straight away" id={id}>
      {urgency && <UrgencyNotice advice={urgency} />}
      <p>We have your request. We’ll work out the price and send it the way you asked.</p>
      <p>You don’t need to do anything else. If you have a contract, keep it handy: it speeds things up.</p>
      <p>
        Is it urgent? <ReachUs firm={firm} />, and give the reference above. Our hours: {formatOpeningHours(firm.hours)}
        . <OfficeNow />
      </p>
      <ChangeEnquiry id={id} firm={firm} />
    </PageColumn>
  )
}
