import { ContactCard } from "../components/contact-card/contact-card"
import { OfficeNow } from "../components/phone-link/phone-link"
import { formatOpeningHours } from "../domain/business-hours/format-hours"
import { useSiteData, type Phone } from "../layouts/site-data"

type Props = {
  title?: string
  /** The phone number of an office, used instead of the page's. */
  phone?: Phone
  address?: string
}

export function FirmContactCard({ title, phone, address }: Props) {
  const { site } = useSiteData()
  const hours = formatOpeningHours(site.hours)
  return (
    <ContactCard
      {...{ title, email: site.email, hours }}
      phone={phone ?? site.phone}
      furtherPhones={phone ? [] : site.phones.filter(one => one.phone !== site.phone.display)}
      address={address ?? site.address}
    >
      <OfficeNow />
    </ContactCard>
  )
}
