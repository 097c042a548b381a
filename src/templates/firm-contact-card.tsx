import { ContactCard } from "../components/contact-card/contact-card"
import { OfficeNow } from "../components/open-now/office-now"
import { hoursInWords } from "../domain/business-hours/hours-in-words"
import { useSiteData } from "../layouts/site-data"

/** How to reach the firm, from its own data, and whether somebody answers now. */
export function FirmContactCard() {
  const {
    site: { phone, email, address, hours },
  } = useSiteData()
  return (
    <ContactCard phone={phone} email={email} address={address} hours={hoursInWords(hours)}>
      <OfficeNow />
    </ContactCard>
  )
}
