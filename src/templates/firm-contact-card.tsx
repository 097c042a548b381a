import { ContactCard } from "../components/contact-card/contact-card"
import { OfficeNow } from "../components/phone-link/phone-link"
import { formatOpeningHours } from "../domain/business-hours/format-hours"
import { useSiteData, type Phone } from "../layouts/site-data"

type Props = {
  /** A partner's phone number, used instead of the firm's own. */
  phone?: Phone | null
}

/** How to reach the firm, from its own data, and whether someone can answer right now. */
export function FirmContactCard({ phone }: Props) {
  const { site } = useSiteData()
  const { email, address, hours } = site
  return (
    <ContactCard phone={phone ?? site.phone} email={email} address={address} hours={formatOpeningHours(hours)}>
      <OfficeNow />
    </ContactCard>
  )
}
