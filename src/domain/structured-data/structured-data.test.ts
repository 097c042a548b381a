import { listMissingProperties } from "../../../tools/structured-data/required-properties"
import { parseIsoDate } from "../iso-date"
import {
  toInternationalNumber,
  buildFirmStructuredData,
  buildOfficeStructuredData,
  parsePostalAddress,
  buildServiceStructuredData,
  buildWebSiteStructuredData,
  type Firm,
} from "./firm"
import {
  buildArticleStructuredData,
  buildBreadcrumbStructuredData,
  buildFaqStructuredData,
  buildStructuredDataGraph,
  formatJsonForScript,
} from "./page"

const createPractice = (state: "NSW" | "QLD"): Firm["states"][number] => ({
  state,
  as: "law practice",
  practitioner: "solicitor",
  registration: { register: "Law Society", number: "1" },
})

const firm: Firm = {
  name: "A firm",
  description: "What it does.",
  productTitle: "Conveyancing",
  url: "https://www.example.com",
  abn: "00 000 000 000",
  phone: "1300 975 707",
  phones: [],
  email: "hello@example.com",
  address: "Level 1, 1 Sample Street, Sydney NSW 2000 (sample address)",
  hours: { timeZone: "Australia/Sydney", days: ["Monday", "Friday"], fromMinute: 510, toMinute: 1050 },
  states: [createPractice("NSW"), createPractice("QLD")],
}

const buildOfficeInState = (of: Firm, state: "NSW" | "QLD") =>
  buildOfficeStructuredData(of, { url: "u", city: "C", state, address: "a", phone: "p", lat: -33, lng: 151 })

test("the firm says its areas, hours, number and address, as its own file has them", () => {
  expect(buildFirmStructuredData(firm)).toMatchObject({
    "@type": "LegalService",
    name: "A firm",
    telephone: "+611300975707",
    areaServed: [
      { "@type": "State", name: "New South Wales" },
      { "@type": "State", name: "Queensland" },
    ],
    // Minutes 510 and 1050 since midnight are 8 h 30 and 17 h 30.
    openingHoursSpecification: { dayOfWeek: ["Monday", "Friday"], opens: "08:30", closes: "17:30" },
    identifier: { propertyID: "ABN", value: "00 000 000 000" },
  })
})

test("a firm's further numbers are contact points, each with its state or what it's for", () => {
  const phones = [
    { phone: "07 5550 0123", state: "QLD" as const },
    { phone: "1300 975 708", label: "Settlements" },
  ]
  expect(buildFirmStructuredData(firm)).not.toHaveProperty("contactPoint")
  const data = buildFirmStructuredData({ ...firm, phones })
  expect(data.contactPoint).toMatchObject([
    { telephone: "+61755500123", areaServed: { name: "Queensland" }, contactType: "customer service" },
    { telephone: "+611300975708", contactType: "Settlements" },
  ])
  expect(listMissingProperties(buildStructuredDataGraph([data]))).toEqual([])
})

test("a firm is called in law what its documents call it", () => {
  const legalNames = [firm, { ...firm, legalName: "A Firm Pty Ltd" }].map(one => buildFirmStructuredData(one).legalName)
  expect(legalNames).toEqual(["A firm", "A Firm Pty Ltd"])
})

test("a firm that's no law practice in one of its states is a professional service, and so is its office there", () => {
  const conveyancers = { ...createPractice("NSW"), as: "licensed conveyancer", practitioner: "conveyancer" } as const
  const mixed = { ...firm, states: [conveyancers, createPractice("QLD")] }
  expect(buildFirmStructuredData(mixed)["@type"]).toBe("ProfessionalService")
  expect(buildOfficeInState(mixed, "NSW")["@type"]).toBe("ProfessionalService")
  expect(buildOfficeInState(mixed, "QLD")["@type"]).toBe("LegalService")
  expect(buildWebSiteStructuredData(mixed).publisher["@type"]).toBe("ProfessionalService")
})

test("nobody rates or reviews the firm, and no price range is claimed", () => {
  const office = buildOfficeInState(firm, "NSW")
  const output = JSON.stringify([buildFirmStructuredData(firm), office, buildWebSiteStructuredData(firm)])
  expect(output).not.toMatch(/rating|review|priceRange|award/i)
})

test.each([
  ["Level 1, 1 Sample Street, Sydney NSW 2000 (sample)", "Level 1, 1 Sample Street (sample)", "Sydney", "NSW", "2000"],
  ["9 Kent Road, Surfers Paradise QLD 4217", "9 Kent Road", "Surfers Paradise", "QLD", "4217"],
])("the address %s is taken apart", (line, streetAddress, addressLocality, addressRegion, postalCode) => {
  const parts = { streetAddress, addressLocality, addressRegion, postalCode }
  expect(parsePostalAddress(line)).toEqual({ "@type": "PostalAddress", ...parts, addressCountry: "AU" })
})

test("an address of another form is given whole, not guessed at", () => {
  const streetAddress = "The old mill, by the river"
  expect(parsePostalAddress(streetAddress)).toEqual({ "@type": "PostalAddress", streetAddress, addressCountry: "AU" })
})

test.each([
  ["0255500001", "+61255500001"],
  ["1300975707", "+611300975707"],
  ["+61491570006", "+61491570006"],
])("the number %s has the country's code as %s", (tel, international) => {
  expect(toInternationalNumber(tel)).toBe(international)
})

test("an office has its own address, number and place on the map, and belongs to the firm", () => {
  const where = { address: "1 Kent Road, Brisbane QLD 4000", phone: "07 5550 0001", lat: -27.47, lng: 153.03 }
  const here = { url: "https://www.example.com/queensland/brisbane", city: "Brisbane", state: "QLD" as const, ...where }
  expect(buildOfficeStructuredData(firm, here)).toMatchObject({
    name: "A firm, Brisbane",
    telephone: "+61755500001",
    address: { addressLocality: "Brisbane", postalCode: "4000" },
    geo: { latitude: -27.47, longitude: 153.03 },
    parentOrganization: { name: "A firm" },
  })
})

test("what is offered in a place is offered there, otherwise in its state, otherwise in every state of the firm", () => {
  const page = { url: "https://www.example.com/x", description: "D" }
  const stateArea = { "@type": "State", name: "New South Wales" }
  expect(buildServiceStructuredData(firm, { ...page, state: "NSW", place: "Glebe" })).toMatchObject({
    name: "Conveyancing in Glebe",
    areaServed: { "@type": "Place", name: "Glebe", containedInPlace: stateArea },
  })
  expect(buildServiceStructuredData(firm, { ...page, state: "NSW" }).areaServed).toEqual([stateArea])
  expect(buildServiceStructuredData(firm, { ...page, state: null }).areaServed).toEqual([
    stateArea,
    { "@type": "State", name: "Queensland" },
  ])
})

test("an article has the day it was checked, its picture, its sources and its author", () => {
  const image = "https://www.example.com/og/blogs/duty.png"
  const sources = [{ name: "The Act", url: "https://www.legislation.nsw.gov.au/act" }]
  const copy = { name: "A competitor, on the Act", url: "https://firm.example/act" }
  const page = { url: "https://www.example.com/blogs/duty", image, heading: "Duty", description: "D" }
  const guide = { ...page, checked: parseIsoDate("2026-11-21"), sources: [...sources, copy] }
  const author = { "@type": "LegalService", name: "A firm" }
  const output = { headline: "Duty", image, dateModified: "2026-11-21", author, citation: sources }
  expect(buildArticleStructuredData(firm, guide)).toMatchObject(output)
  expect(buildArticleStructuredData(firm, guide)).not.toHaveProperty("datePublished")
})

test("breadcrumbs count from one and lead to the page itself", () => {
  const trail = ["Home", "Guides"].map(name => ({ name, url: `https://www.example.com/${name}` }))
  expect(buildBreadcrumbStructuredData(trail).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: "https://www.example.com/Home" },
    { "@type": "ListItem", position: 2, name: "Guides", item: "https://www.example.com/Guides" },
  ])
})

test("each question has its one answer", () => {
  expect(buildFaqStructuredData([{ question: "Why?", answer: "Because." }]).mainEntity).toEqual([
    { "@type": "Question", name: "Why?", acceptedAnswer: { "@type": "Answer", text: "Because." } },
  ])
})

test("no text of a writer can end the script element or become a tag, and the data comes out as it went in", () => {
  const data = buildStructuredDataGraph([
    buildFaqStructuredData([{ question: "</script><script>alert(1)</script>", answer: "&lt;/script> & <!--" }]),
  ])
  expect(formatJsonForScript(data)).not.toMatch(/[<&]/)
  expect(JSON.parse(formatJsonForScript(data))).toEqual(data)
})
