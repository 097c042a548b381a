import type { LegalService, WebSite } from "schema-dts"
import type { Site } from "../content/site"
import { STATE_NAMES } from "../states"
import { clockTime24 } from "./clock-time"
import { postalAddress } from "./postal-address"
import { international } from "./telephone"

/** What structured data says about the firm. `url` is where the site stands, without a slash at the end. */
export type Firm = Pick<
  Site,
  "name" | "description" | "productTitle" | "url" | "abn" | "phone" | "email" | "address" | "hours" | "states"
>

/** The one name of the firm for machines, on every page the same. */
const firmId = ({ url }: Firm): string => `${url}/#firm`

/** The firm with its areas, hours and ways to reach it. Only what `content/site.yaml` says: no rating, no price range. */
export const legalService = (firm: Firm) =>
  ({
    "@type": "LegalService",
    "@id": firmId(firm),
    name: firm.name,
    description: firm.description,
    url: firm.url,
    logo: `${firm.url}/icon-512.png`,
    image: `${firm.url}/icon-512.png`,
    telephone: international(firm.phone.tel),
    email: firm.email,
    address: postalAddress(firm.address),
    openingHoursSpecification: openingHours(firm),
    areaServed: firm.states.map(state => ({ "@type": "State", name: STATE_NAMES[state].name })),
    identifier: { "@type": "PropertyValue", propertyID: "ABN", value: firm.abn },
  }) satisfies LegalService

/** The firm as another thing's author or provider: enough to stand alone, the rest is on the home page. */
export const firmInShort = (firm: Firm) =>
  ({ "@type": "LegalService", "@id": firmId(firm), name: firm.name, url: firm.url }) satisfies LegalService

/** The site itself: search engines take its name from here. */
export const webSite = (firm: Firm) =>
  ({
    "@type": "WebSite",
    name: firm.name,
    url: firm.url,
    inLanguage: "en-AU",
    publisher: firmInShort(firm),
  }) satisfies WebSite

/** When the office is open; the last minute is the closing time. */
export const openingHours = ({ hours: { days, fromMinute, toMinute } }: Pick<Firm, "hours">) => ({
  "@type": "OpeningHoursSpecification" as const,
  dayOfWeek: days,
  opens: clockTime24(fromMinute),
  closes: clockTime24(toMinute),
})
