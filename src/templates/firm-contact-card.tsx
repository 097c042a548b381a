import { ContactCard } from "../components/contact-card/contact-card"
import { OfficeNow } from "../components/open-now/office-now"
import { hoursInWords } from "../domain/business-hours/hours-in-words"
import type { Phone } from "../layouts/layout-types"
import { useSiteData } from "../layouts/site-data"

type Props = {
  /** The number of those who come from a partner, instead of the firm's own. */
  phone?: Phone | null
}

/** How to reach the firm, from its own data, and whether somebody answers now. */
export function FirmContactCard({ phone }: Props) {
  const { site } = useSiteData()
  const { email, address, hours } = site
  return (
    <ContactCard phone={phone ?? site.phone} email={email} address={address} hours={hoursInWords(hours)}>
      <OfficeNow />
    </ContactCard>
  )
}
