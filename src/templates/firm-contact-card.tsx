import { ContactCard } from "../components/contact-card/contact-card"
import { hoursInWords } from "../domain/business-hours/hours-in-words"
import { useSiteData } from "../layouts/site-data"

/** How to reach the firm, from its own data. */
export function FirmContactCard() {
  const { site } = useSiteData()
  return <ContactCard phone={site.phone} email={site.email} address={site.address} hours={hoursInWords(site.hours)} />
}
