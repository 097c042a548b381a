import { SITE } from "../../harness/lead-test-harness"
import { addVisitToFormFields } from "./form-visit"

const NAME = { name: "Mai" }
const MET_AT = "2026-11-21T02:00:00.000Z"

/** The fields of a form that was posted from `page`. */
const postFromPage = (page: string | null, fields: object = NAME) =>
  addVisitToFormFields(fields, new Request(`${SITE}/api/contact`, page === null ? {} : { headers: { referer: page } }))

test("without a script a form brings what the address of its page says", () => {
  expect(postFromPage(`${SITE}/lp/conveyancers?utm_source=news&gclid=g1&side=buying`)).toEqual({
    ...NAME,
    attribution: { landingPath: "/lp/conveyancers", utm_source: "news", gclid: "g1", formPath: "/lp/conveyancers" },
  })
})

test.each([
  [`${SITE}/partners/acme`, "/partners/acme"],
  [`${SITE}/request-a-quote?partner=acme`, "/request-a-quote"],
])("a form at %s brings the partner", (page, partnerPath) => {
  expect(postFromPage(page)).toEqual({
    ...NAME,
    partner: "acme",
    attribution: { landingPath: partnerPath, partnerPath, formPath: partnerPath },
  })
})

test("a form in a partner's own page brings that page, without a script too", () => {
  const path = "/embed/acme/quote"
  const embedPage = "https://www.acme.example/loans"
  const attribution = { landingPath: path, partnerPath: path, embedPage, formPath: path }
  expect(postFromPage(`${SITE}${path}?page=${embedPage}`)).toEqual({ ...NAME, partner: "acme", attribution })
})

test.each([
  ["no page", null],
  ["another site", "https://evil.example/partners/acme?gclid=x"],
  ["an origin alone, of pages apart from the functions", "https://pages.example/"],
  ["a page of a function", `${SITE}/api/quotes?partner=acme`],
  ["no address", "x"],
])("of a form from %s nothing is told", (_, page) => {
  expect(postFromPage(page)).toEqual(NAME)
})

const VISIT = {
  ...{ address: `${SITE}/?utm_source=news`, referrer: "https://www.google.com/search?q=x" },
  ...{ partner: "acme", metAt: MET_AT, path: "/partners/acme", until: "1795226400000" },
}
const OF_VISIT = { landingPath: "/", referrerHost: "www.google.com", utm_source: "news" }

test("what the page's script put into the form goes before the address of the page", () => {
  expect(postFromPage(`${SITE}/contact-us?utm_source=other`, { ...NAME, visit: VISIT })).toEqual({
    ...NAME,
    partner: "acme",
    attribution: { ...OF_VISIT, partnerMetAt: MET_AT, partnerPath: "/partners/acme", formPath: "/contact-us" },
  })
})

test("a form of a page under test brings the variant", () => {
  expect(postFromPage(null, { visit: { ...VISIT, partner: "", variant: "price-first" } })).toEqual({
    attribution: { ...OF_VISIT, variant: "price-first" },
  })
})

test("the form's own partner goes before the one that was met", () => {
  expect(postFromPage(null, { partner: "other", visit: VISIT })).toEqual({ partner: "other", attribution: OF_VISIT })
})

test("a form that comes back has its visit already", () => {
  const again = { ...NAME, partner: "acme", attribution: { utm_source: "first" } }
  expect(postFromPage(`${SITE}/contact-us?utm_source=second`, again)).toEqual(again)
})

test.each([
  ["a text", "x"],
  ["twice the same", { address: ["a", "b"], partner: ["a", "b"], metAt: { x: "1" } }],
  ["what no lead takes", { address: "x".repeat(9000), referrer: "\u0000", partner: "../x", metAt: "noon", path: "\n" }],
])("a visit that is %s refuses nothing and is never kept as it is", (_, visit) => {
  expect(JSON.stringify(postFromPage(null, { ...NAME, visit }))).toMatch(/^\{"name":"Mai"(?:,"attribution":\{\})?\}$/)
})

test("what is no object of answers stays as it is", () => {
  expect(addVisitToFormFields("x", new Request(SITE))).toBe("x")
})
