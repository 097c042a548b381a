import { parseContentFilePath } from "./locate"
import { typesByKind } from "./index"

const PRODUCT = "conveyancing"

/** Returns the address of a content file whose field `state` is the given state. */
function getAddress(file: string, state?: string): string | null {
  const location = parseContentFilePath(file)
  if (!location.ok) throw new Error(location.message)
  return location.type.page?.url(location.slug, { state }, PRODUCT) ?? null
}

const listFiles = (folder: string, ending: string, ...slugs: string[]) =>
  slugs.map(slug => `${folder}/${slug}${ending}`)

/** The pages in the specification, except for the home page and the page inside a partner's file. */
const GENERAL = [
  ["faqs", "azure", "buying", "selling", "device", "cookies", "about-us", "calendar", "resources", "calculator"],
  ["unsubscribe", "unsubscribe-success", PRODUCT, "contract-drafting", "contract-reviews", "property-lawyers"],
  ["terms-of-use", "privacy-policy", "feedback", "feedback/thank-you", "contact-us", "contact-us/thank-you"],
  ["component-library", "protected-trust-account"],
  ["seller-disclosure-statement", "nsw-buy-search-costs", "vic-buy-search-costs", "misc/partners", "misc/discounts"],
].flat()

const OF_EACH_STATE = [
  `${PRODUCT}-costs-explained`,
  `why-${PRODUCT}-is-important`,
  `how-to-prepare-for-${PRODUCT}`,
  `${PRODUCT}-digital-and-convenient`,
]

test("general pages stand at the root, each at the address of its file", () => {
  expect(listFiles("pages", ".mdx", ...GENERAL).map(file => getAddress(file))).toEqual(GENERAL.map(slug => `/${slug}`))
  expect(getAddress("pages/index.mdx")).toBe("/")
})

test("an .md file has the address of an .mdx file", () => {
  expect(listFiles("pages", ".md", ...GENERAL).map(file => getAddress(file))).toEqual(GENERAL.map(slug => `/${slug}`))
  expect(getAddress("pages/index.md")).toBe("/")
  expect(getAddress("blog/nsw/stage-1.md")).toBe("/blogs/nsw/stage-1")
})

test("a partner's page stands below /partners", () => {
  expect(getAddress("partners/sale-by-home-owner.mdx")).toBe("/partners/sale-by-home-owner")
})

test("the collection statement in a partner's file stands at the root, at an address that ends in the partner's", () => {
  const { type, slug = () => "" } = typesByKind.partner.inner ?? {}
  expect(type?.page?.url(slug("sale-by-home-owner"), {}, PRODUCT)).toBe(
    "/privacy-policy-collection-statement-sale-by-home-owner",
  )
})

test.each([
  ["victoria", "VIC", ["bendigo", "geelong", "dandenong", "melbourne", "mornington"]],
  ["queensland", "QLD", ["logan", "brisbane", "caboolture", "gold-coast", "sunshine-coast"]],
  ["new-south-wales", "NSW", ["sydney", "penrith", "liverpool", "newcastle", "wollongong"]],
])("the page of /%s stands at the root, and its cities below it", (slug, state, cities) => {
  expect(getAddress(`states/${slug}.mdx`, state)).toBe(`/${slug}`)
  expect(listFiles("cities", ".mdx", ...cities).map(file => getAddress(file, state))).toEqual(
    cities.map(city => `/${slug}/${city}`),
  )
})

test("landing pages stand below /lp", () => {
  const states = ["nsw", "qld", "vic", "queensland", "victoria", "new-south-wales"].map(state => `${state}-${PRODUCT}`)
  const others = ["conveyancers", "conveyancers-d", PRODUCT, "property-lawyers"]
  const all = [...others, `${PRODUCT}-calculator`, `${PRODUCT}-calculator-b`, ...states]
  expect(listFiles("landing", ".mdx", ...all).map(file => getAddress(file))).toEqual(all.map(slug => `/lp/${slug}`))
})

test("a place's page stands below /lp, by its name and the product", () => {
  const slugs = ["sydney", "brisbane", "geelong", "gold-coast", "sunshine-coast", "newcastle", "central-coast"]
  expect(listFiles("places", ".yaml", ...slugs).map(file => getAddress(file))).toEqual(
    slugs.map(slug => `/lp/${slug}-${PRODUCT}`),
  )
})

test("articles stand below /blogs, those of a state in its folder", () => {
  const general = ["section-32", "stamp-duty", "stamp-duty-nsw", "stamp-duty-qld", "stamp-duty-vic"]
  const longer = ["what-is-a-certificate-of-title", "understanding-stamp-duty-state-by-state-guide"]
  const risky = "why-signing-an-unconditional-contract-is-risky"
  const states = ["nsw", "vic", "qld"].flatMap(state => OF_EACH_STATE.map(slug => `${state}/${slug}`))
  const slugs = [...general, ...longer, risky, ...states, "nsw/stage-4-cooling-off"]
  expect(listFiles("blog", ".mdx", ...slugs).map(file => getAddress(file))).toEqual(slugs.map(slug => `/blogs/${slug}`))
})
