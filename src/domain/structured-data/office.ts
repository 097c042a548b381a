import type { LegalService } from "schema-dts"
import { phoneLink } from "../format/phone-link"
import { STATE_NAMES, type State } from "../states"
import { firmInShort, openingHours, type Firm } from "./firm"
import { postalAddress } from "./postal-address"
import { international } from "./telephone"

/** What structured data says about an office. `url` is its page's full address; degrees as the content has them. */
export type Office = {
  url: string
  city: string
  state: State
  address: string
  phone: string
  lat: number
  lng: number
}

/** One office of the firm, open when the firm is. */
export const office = (firm: Firm, { url, city, state, address, phone, lat, lng }: Office) =>
  ({
    "@type": "LegalService",
    "@id": `${url}#office`,
    name: `${firm.name}, ${city}`,
    url,
    image: `${firm.url}/icon-512.png`,
    telephone: international(phoneLink(phone).tel),
    email: firm.email,
    address: postalAddress(address),
    geo: { "@type": "GeoCoordinates", latitude: lat, longitude: lng },
    openingHoursSpecification: openingHours(firm),
    areaServed: { "@type": "State", name: STATE_NAMES[state].name },
    parentOrganization: firmInShort(firm),
  }) satisfies LegalService
