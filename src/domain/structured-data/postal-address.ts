import type { PostalAddress } from "schema-dts"

/** Street, then suburb, state and postcode. What a writer adds after them, such as a remark, stays with the street. */
const LINE = /^(?<street>.+), (?<suburb>[^,]+) (?<region>NSW|VIC|QLD|ACT|TAS|SA|WA|NT) (?<postcode>\d{4})(?<rest>.*)$/

/** An address in one line as its parts. A line of another form is the street as a whole. */
export function postalAddress(line: string) {
  const { street = line, suburb, region, postcode, rest = "" } = LINE.exec(line)?.groups ?? {}
  return {
    "@type": "PostalAddress",
    streetAddress: street + rest,
    ...(suburb && { addressLocality: suburb, addressRegion: region, postalCode: postcode }),
    addressCountry: "AU",
  } satisfies PostalAddress
}
