import * as v from "valibot"

const OF_A_FIRM = ["@id", "name", "url", "address", "telephone", "image", "openingHoursSpecification", "areaServed"]

/**
 * The properties that each type must have: those that Google's guides require or recommend and that the site knows.
 * Ratings, price ranges and publication dates are left out.
 * https://developers.google.com/search/docs/appearance/structured-data (article, breadcrumb, faqpage, local-business,
 * organization) and https://developers.google.com/search/docs/appearance/site-names, read on 2026-11-21.
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Answer: ["text"],
  Article: ["headline", "image", "dateModified", "author", "description"],
  BreadcrumbList: ["itemListElement"],
  CollectionPage: ["name", "url", "hasPart"],
  ContactPoint: ["telephone", "contactType"],
  CreativeWork: ["name", "url"],
  FAQPage: ["mainEntity"],
  GeoCoordinates: ["latitude", "longitude"],
  LegalService: OF_A_FIRM,
  ListItem: ["position", "name", "item"],
  OpeningHoursSpecification: ["dayOfWeek", "opens", "closes"],
  Person: ["name", "jobTitle", "worksFor"],
  Place: ["name", "containedInPlace"],
  PostalAddress: ["streetAddress", "addressLocality", "addressRegion", "postalCode", "addressCountry"],
  ProfessionalService: OF_A_FIRM,
  PropertyValue: ["propertyID", "value"],
  Question: ["name", "acceptedAnswer"],
  Service: ["serviceType", "name", "provider", "areaServed", "url"],
  State: ["name"],
  WebApplication: ["name", "url", "description", "applicationCategory", "operatingSystem", "provider"],
  WebSite: ["name", "url"],
}

/** The properties of a thing inside another one, such as its author, provider or listed part. Its own page has the rest. */
const REQUIRED_INSIDE: Readonly<Record<string, readonly string[]>> = {
  Article: ["headline", "url"],
  LegalService: ["@id", "name", "url"],
  ProfessionalService: ["@id", "name", "url"],
}

const graphSchema = v.strictObject({
  "@context": v.literal("https://schema.org"),
  "@graph": v.pipe(v.array(v.looseObject({ "@type": v.string() })), v.minLength(1)),
})

export const listStructuredDataTypes = (data: unknown): string[] =>
  v.parse(graphSchema, data)["@graph"].map(({ "@type": type }) => type)

/** Such as `Article: image`. */
export const listMissingProperties = (data: unknown): string[] =>
  v.parse(graphSchema, data)["@graph"].flatMap(thing => findMissingSchemaOrgProperties(thing, REQUIRED))

function findMissingSchemaOrgProperties(value: unknown, rules: Readonly<Record<string, readonly string[]>>): string[] {
  if (Array.isArray(value)) return value.flatMap(one => findMissingSchemaOrgProperties(one, rules))
  if (typeof value !== "object" || value === null) return []
  const fields: Record<string, unknown> = { ...value }
  const type = String(fields["@type"])
  const properties = rules[type]
  const missing = properties?.filter(name => isEmptyValue(fields[name])).map(name => `${type}: ${name}`)
  const inside = Object.values(fields).flatMap(one =>
    findMissingSchemaOrgProperties(one, { ...REQUIRED, ...REQUIRED_INSIDE }),
  )
  return [...(missing ?? [`no rule for ${type}`]), ...inside]
}

const isEmptyValue = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0)
