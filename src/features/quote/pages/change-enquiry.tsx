import { ReachUs, type FirmContact } from "../../../components/reach-us/reach-us"
import { getApiAddress } from "../../../lib/api-address"
import { getEnquiryEditPath } from "../../../lib/enquiry"

/** How to correct or withdraw an enquiry: with a link in the tab that sent it, and otherwise by asking the firm. */
export function ChangeEnquiry({ id, firm }: { id: string; firm: FirmContact }) {
  const path = getEnquiryEditPath(id)
  if (path)
    return (
      <p>
        Something changed? <a href={getApiAddress(path)}>Update your details, ask for email only, or withdraw</a>.{" "}
        <ReachUs firm={firm} /> about anything else.
      </p>
    )
  return (
    <p>
      <ReachUs firm={firm} /> to correct your details or to withdraw.
    </p>
  )
}
