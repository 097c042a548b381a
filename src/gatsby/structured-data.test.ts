import { parse } from "yaml"
import { listMissingProperties, listStructuredDataTypes } from "../../tools/structured-data/required-properties"
import { readFixtureContent } from "../testing/content-lines"
import { contentTypes } from "./content-types"
import { parseContentEntry } from "./content-types/read-entry"
import { buildGuidesPageStructuredData, buildPageStructuredData } from "./structured-data"

const firm = parse(readFixtureContent("site.yaml"))
const text = { description: "What the page says.", layout: "default", body: [] }
const faqs = [["Section", null, ["Faqs", { group: "fees" }]]]
const calculator = [["Section", null, ["Calculator", null]]]
const sources = [{ name: "The Act", url: "https://www.example.com/act", checked: "2026-11-21", supports: ["Fees"] }]
const sydney = { lat: -33.87, lng: 151.21, office: { address: "1 Kent Road, Sydney NSW 2000", phone: "02 5550 0001" } }

const findEntry = async (typeName: string, slug: string) =>
  typeName === "FaqGroup" && slug === "fees" ? { questions: [{ question: "Why?", answer: "Because." }] } : {}

const ANA = {
  ...{ slug: "ana", name: "Ana", role: "licensed conveyancer", states: ["NSW"], order: 2, offices: ["sydney"] },
  registrations: [{ register: "NSW Fair Trading", number: "0011223" }],
}
const BEN = { slug: "ben", name: "Ben", role: "paralegal", states: ["VIC"], order: 1, languages: ["Greek"] }

const listEntries = async (typeName: string) => (typeName === "Person" ? [ANA, BEN] : [])

const withPage = contentTypes.flatMap(({ page, ...type }) => (page ? [{ ...type, page }] : []))

async function buildGraphOfPage(typeName: string, page: object) {
  const type = withPage.find(one => one.typeName === typeName)
  if (!type) throw new RangeError(`a ${typeName} has no page`)
  const own = { ...text, heading: "A page", path: "/a-page", ...page }
  return buildPageStructuredData(own, type.page.structuredData, firm, { find: findEntry, list: listEntries })
}

const atSydney = { ...sydney, name: "Sydney", state: "NSW", slug: "sydney", internal: { type: "CityPage" } }

const KINDS = [
  ["GeneralPage", "the home page", { path: "/", layout: "full-width" }, ["LegalService", "WebSite"]],
  ["GeneralPage", "a page", {}, ["BreadcrumbList"]],
  ["GeneralPage", "a page of questions", { body: faqs }, ["BreadcrumbList", "FAQPage"]],
  ["GeneralPage", "a page that shows questions in passing", { body: faqs, layout: "full-width" }, ["BreadcrumbList"]],
  ["GeneralPage", "a calculator", { body: calculator, layout: "full-width" }, ["BreadcrumbList", "WebApplication"]],
  ["GeneralPage", "a page of examples", { body: calculator, layout: "component" }, ["BreadcrumbList"]],
  ["StatePage", "a state", { state: "NSW" }, ["Service", "BreadcrumbList"]],
  ["CityPage", "an office", { name: "Sydney", state: "NSW", ...sydney }, ["LegalService", "BreadcrumbList"]],
  ["CityPage", "an office with people", { ...atSydney }, ["LegalService", "BreadcrumbList", "Person"]],
  ["GeneralPage", "a page with people", { body: [["People", null]] }, ["BreadcrumbList", "Person", "Person"]],
  ["LandingPage", "a landing page", {}, ["Service"]],
  ["Place", "a place", { name: "Glebe", state: "NSW" }, ["Service", "BreadcrumbList"]],
  ["BlogArticle", "an article", { checked: "2026-11-21", sources }, ["Article", "BreadcrumbList"]],
  ["Partner", "a partner's page", {}, ["Service", "BreadcrumbList"]],
] as const

test.each(KINDS)("%s: %s says what it must", async (typeName, _name, page, types) => {
  const data = await buildGraphOfPage(typeName, page)
  expect(listStructuredDataTypes(data)).toEqual(types)
  expect(listMissingProperties(data)).toEqual([])
})

test("a calculator of dates says what it is, that it's free, and who provides it", async () => {
  const { "@graph": things } = await buildGraphOfPage("GeneralPage", { body: [["KeyDates", null]] })
  expect(things[1]).toEqual({
    ...{ "@type": "WebApplication", name: "A page", url: `${firm.url}/a-page`, description: "What the page says." },
    ...{ applicationCategory: "UtilitiesApplication", operatingSystem: "Any", isAccessibleForFree: true },
    ...{ inLanguage: "en-AU", provider: expect.objectContaining({ name: firm.name }) },
  })
})

test("a person is named once, with the firm, the languages and the registers that the page names", async () => {
  const victorian = ["People", { state: "VIC" }]
  const {
    "@graph": [, ...people],
  } = await buildGraphOfPage("GeneralPage", { body: [victorian, ["People", null]] })
  const worksFor = expect.objectContaining({ "@type": "LegalService", name: firm.name })
  expect(people).toEqual([
    { "@type": "Person", name: "Ben", jobTitle: "paralegal", worksFor, knowsLanguage: ["English", "Greek"] },
    {
      ...{ "@type": "Person", name: "Ana", jobTitle: "licensed conveyancer", worksFor },
      identifier: [{ "@type": "PropertyValue", propertyID: "NSW Fair Trading", value: "0011223" }],
    },
  ])
})

test("every markup that a kind asks for is among these", () => {
  const knownTypes = new Set<string>(KINDS.map(([typeName]) => typeName))
  const triedMarkup = withPage.filter(({ typeName }) => knownTypes.has(typeName)).map(({ page }) => page.structuredData)
  const allMarkup = withPage.map(({ page }) => page.structuredData)
  expect([...new Set(triedMarkup)].sort()).toEqual([...new Set(allMarkup)].sort())
})

test.each(withPage.map(type => [type.kind, type] as const))(
  "the example of the kind %s has the fields that its structured data is made of",
  async (_kind, type) => {
    const folder = "folder" in type.home ? type.home.folder : ""
    const read = parseContentEntry(type, "_example", readFixtureContent(`${folder}/_example.${type.format}`))
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    const data = await buildGraphOfPage(type.typeName, { ...read.entry.fields, body: read.entry.body })
    expect(listStructuredDataTypes(data)).not.toEqual([])
    expect(listMissingProperties(data)).toEqual([])
  },
)

test("the list of articles names each of them", () => {
  const data = buildGuidesPageStructuredData(firm, [{ path: "/blogs/duty", heading: "Duty" }])
  expect(listStructuredDataTypes(data)).toEqual(["CollectionPage", "BreadcrumbList"])
  expect(listMissingProperties(data)).toEqual([])
  expect(data["@graph"][0]).toMatchObject({
    hasPart: [{ headline: "Duty", url: "https://www.wattlebird.example/blogs/duty" }],
  })
})

test("an office's way leads over its state, an article's over the guides", async () => {
  const listCrumbs = async (typeName: string, page: object) =>
    [...JSON.stringify(await buildGraphOfPage(typeName, page)).matchAll(/"position":\d,"name":"([^"]+)"/g)]
      .map(([, name]) => name)
      .join()
  expect(await listCrumbs("CityPage", { name: "Sydney", state: "NSW", ...sydney })).toBe("Home,New South Wales,A page")
  expect(await listCrumbs("BlogArticle", { checked: "2026-11-21", sources })).toBe("Home,Guides,A page")
})
