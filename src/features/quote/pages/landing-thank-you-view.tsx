import { ButtonLink } from "../../../components/button/button"
import { OpeningDoor } from "../../../components/illustration/opening-door"
import { paths } from "../../../domain/paths"
import { variant } from "../../../theme/variant"
import type { FirmContact } from "../../../components/reach-us/reach-us"
import { ChangeEnquiry } from "./change-enquiry"
import { PageColumn } from "./page-column"

type Props = { id: string; firm: FirmContact }

/** Thanks the visitor after a request from a landing page. The quote is ready, and the next step leads to it. */
export function LandingThankYouView({ id, firm }: Props) {
  return (
    <PageColumn title="Thank you. Your quote is ready" id={id} picture={<OpeningDoor />}>
      <p>You’ll see every line, the reason for it and its source. You can accept it there, or take your time.</p>
      <div className={variant("form.actions")}>
        <ButtonLink href={paths.offer(id)}>See my quote</ButtonLink>
      </div>
      <ChangeEnquiry id={id} firm={firm} />
    </PageColumn>
  )
}
