import type { LegalService, Person, PostalAddress, ProfessionalService, Service, WebSite } from "schema-dts"
import type { Site } from "../content/site"
import { toPhoneLink } from "../format/format"
import { getLegalName } from "../content/imprint"
import { STATE_NAMES, type State } from "../states"

const formatClockTime24 = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map(part => String(part).padStart(2, "0")).join(":")

/** An Australian number in international form, with the country's code: `0255500001` gives `+61255500001`. */
export const toInternationalNumber = (tel: string): string =>
  tel.startsWith("+") ? tel : `+61${tel.replace(/^0/, "")}`

/** Matches a street, then suburb, state and postcode. Anything that a writer adds after them, such as a remark, stays with the street. */
const ADDRESS_LINE =
  /^(?<street>.+), (?<suburb>[^,]+) (?<region>NSW|VIC|QLD|ACT|TAS|SA|WA|NT) (?<postcode>\d{4})(?<rest>.*)$/

/** Splits an address in one line into its parts. If it's in another form, the whole line becomes the street. */
export function parsePostalAddress(line: string) {
  const { street = line, suburb, region, postcode, rest = "" } = ADDRESS_LINE.exec(line)?.groups ?? {}
  return {
    "@type": "PostalAddress",
    streetAddress: street + rest,
    ...(suburb && { addressLocality: suburb, addressRegion: region, postalCode: postcode }),
    addressCountry: "AU",
  } satisfies PostalAddress
}

/** `url` has no slash at the end. */
export type Firm = Pick<
  Site,
  | "name"
  | "legalName"
  | "description"
  | "productTitle"
  | "url"
  | "abn"
  | "phone"
  | "phones"
  | "email"
  | "address"
  | "hours"
  | "states"
>

/** The same on every page. */
const getFirmId = ({ url }: Firm): string => `${url}/#firm`

/** Only a law practice is a legal service. */
const getFirmType = (states: Firm["states"]): "LegalService" | "ProfessionalService" =>
  states.every(one => one.as === "law practice") ? "LegalService" : "ProfessionalService"

/** The firm with its areas, hours and ways to reach it. Only what `content/site.yaml` says: no rating, no price range. */
export const buildFirmStructuredData = (firm: Firm) =>
  ({
    "@type": getFirmType(firm.states),
    "@id": getFirmId(firm),
    name: firm.name,
    legalName: getLegalName(firm),
    description: firm.description,
    url: firm.url,
    logo: `${firm.url}/icon-512.png`,
    image: `${firm.url}/icon-512.png`,
    telephone: toInternationalNumber(toPhoneLink(firm.phone).tel),
    ...(firm.phones.length > 0 && {
      contactPoint: firm.phones.map(({ phone, state, label = "customer service" }) => ({
        "@type": "ContactPoint" as const,
        telephone: toInternationalNumber(toPhoneLink(phone).tel),
        contactType: label,
        ...(state && { areaServed: buildStateStructuredData(state) }),
      })),
    }),
    email: firm.email,
    address: parsePostalAddress(firm.address),
    openingHoursSpecification: buildOpeningHours(firm),
    areaServed: firm.states.map(({ state }) => buildStateStructuredData(state)),
    identifier: { "@type": "PropertyValue", propertyID: "ABN", value: firm.abn },
  }) satisfies LegalService | ProfessionalService

/** A reference to the firm as an author or provider. It's complete by itself; the other details are on the home page. */
export const buildFirmReference = (firm: Firm) =>
  ({ "@type": getFirmType(firm.states), "@id": getFirmId(firm), name: firm.name, url: firm.url }) satisfies
    LegalService | ProfessionalService

/** The site itself: search engines take its name from here. */
export const buildWebSiteStructuredData = (firm: Firm) =>
  ({
    "@type": "WebSite",
    name: firm.name,
    url: firm.url,
    inLanguage: "en-AU",
    publisher: buildFirmReference(firm),
  }) satisfies WebSite

/** When the office is open; the last minute is the closing time. */
const buildOpeningHours = ({ hours: { days, fromMinute, toMinute } }: Pick<Firm, "hours">) => ({
  "@type": "OpeningHoursSpecification" as const,
  dayOfWeek: days,
  opens: formatClockTime24(fromMinute),
  closes: formatClockTime24(toMinute),
})

/** What structured data says about a person: no more than the page does. */
export type Employee = {
  name: string
  role: string
  languages: readonly string[]
  registrations: readonly { register: string; number: string }[]
}

/** Someone who works at the firm, and the numbers under which registers list them. */
export const buildPersonStructuredData = (firm: Firm, { name, role, languages, registrations }: Employee) =>
  ({
    "@type": "Person",
    name,
    jobTitle: role,
    worksFor: buildFirmReference(firm),
    ...(languages.length > 0 && { knowsLanguage: ["English", ...languages] }),
    ...(registrations.length > 0 && {
      identifier: registrations.map(({ register, number }) => ({
        "@type": "PropertyValue" as const,
        propertyID: register,
        value: number,
      })),
    }),
  }) satisfies Person

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

export const buildOfficeStructuredData = (firm: Firm, { url, city, state, address, phone, lat, lng }: Office) =>
  ({
    "@type": getFirmType(firm.states.filter(one => one.state === state)),
    "@id": `${url}#office`,
    name: `${firm.name}, ${city}`,
    url,
    image: `${firm.url}/icon-512.png`,
    telephone: toInternationalNumber(toPhoneLink(phone).tel),
    email: firm.email,
    address: parsePostalAddress(address),
    geo: { "@type": "GeoCoordinates", latitude: lat, longitude: lng },
    openingHoursSpecification: buildOpeningHours(firm),
    areaServed: { "@type": "State", name: STATE_NAMES[state].name },
    parentOrganization: buildFirmReference(firm),
  }) satisfies LegalService | ProfessionalService

/** Where the firm does its work: in one suburb or town, in one state, or in every state of the firm. */
type ServiceOffer = { url: string; description: string; state: State | null; place?: string }

export const buildServiceStructuredData = (firm: Firm, { url, description, state, place }: ServiceOffer) =>
  ({
    "@type": "Service",
    serviceType: firm.productTitle,
    name: place ? `${firm.productTitle} in ${place}` : firm.productTitle,
    description,
    url,
    provider: buildFirmReference(firm),
    areaServed:
      state && place
        ? { "@type": "Place" as const, name: place, containedInPlace: buildStateStructuredData(state) }
        : (state ? [state] : firm.states.map(one => one.state)).map(buildStateStructuredData),
  }) satisfies Service

const buildStateStructuredData = (state: State) => ({ "@type": "State" as const, name: STATE_NAMES[state].name })
