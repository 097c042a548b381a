import { parseIsoDate } from "../../domain/iso-date"
import { saveConsentChoice } from "../consent"
import { saveDraft } from "../session-draft"
import { ATTRIBUTION_KEY, getLeadOrigin, saveVisitSource, readStoredVisitSources } from "./attribution"
import { PARTNER, VISIT, getLandingPageAndReferrer } from "./visit"

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.body.innerHTML = ""
  saveConsentChoice("refused")
})

/** A new tab, opened at `path` from the page `referrer`. */
function openNewTab(path: string, referrer = "") {
  sessionStorage.clear()
  window.history.replaceState(null, "", path)
  Object.defineProperty(document, "referrer", { value: referrer, configurable: true })
  // As the page's inline script stores it.
  saveDraft(VISIT, { address: window.location.href, referrer })
}

const getLeadAttribution = () => getLeadOrigin().attribution

const DAYS = ["2026-10-01", "2026-10-15", "2026-11-21"].map(parseIsoDate)

test("a visit is where the tab came in, whatever page it is on now", () => {
  openNewTab("/lp/conveyancers?utm_source=news&gclid=g1", "https://www.google.com/search")
  window.history.replaceState(null, "", "/faqs")
  expect(new URL(getLandingPageAndReferrer().address).pathname).toBe("/lp/conveyancers")
  expect(getLeadAttribution()).toEqual({
    landingPath: "/lp/conveyancers",
    formPath: "/faqs",
    referrerHost: "www.google.com",
    utm_source: "news",
    gclid: "g1",
  })
})

test("without consent a lead tells of this tab alone, even when more is kept", () => {
  openNewTab("/?utm_source=old")
  saveVisitSource(DAYS[0])
  openNewTab("/faqs")
  expect(getLeadAttribution()).toEqual({ landingPath: "/faqs", formPath: "/faqs" })
})

test("with consent a lead tells the first visit and the last that something led to", () => {
  saveConsentChoice("granted")
  openNewTab("/buying", "https://www.google.com/")
  saveVisitSource(DAYS[0])
  openNewTab("/lp/conveyancers?utm_source=news&msclkid=m1")
  saveVisitSource(DAYS[1])
  openNewTab("/faqs")
  saveVisitSource(DAYS[2])
  expect(getLeadAttribution()).toEqual({
    landingPath: "/faqs",
    formPath: "/faqs",
    firstTouch: { landingPath: "/buying", referrerHost: "www.google.com", on: "2026-10-01" },
    lastTouch: { landingPath: "/lp/conveyancers", utm_source: "news", msclkid: "m1", on: "2026-10-15" },
  })
})

test("our own host is no other site, but where a tab keeps nothing, the visit began with its page", () => {
  openNewTab("/request-a-quote?state=NSW", "http://localhost/lp/sydney-conveyancing?utm_source=paper")
  expect(getLeadAttribution()).toMatchObject({ landingPath: "/request-a-quote" })
  sessionStorage.clear()
  expect(getLeadAttribution()).toEqual({
    landingPath: "/lp/sydney-conveyancing",
    utm_source: "paper",
    formPath: "/request-a-quote",
  })
})

const MET = {
  partner: "acme",
  metAt: "2026-11-21T02:00:00.000Z",
  path: "/partners/acme",
  until: Date.parse("9999-01-01"),
}

test("a lead names the partner that was met, with when and where", () => {
  openNewTab("/faqs")
  saveDraft(PARTNER, MET)
  expect(getLeadOrigin()).toMatchObject({
    partner: "acme",
    attribution: { landingPath: "/faqs", partnerMetAt: "2026-11-21T02:00:00.000Z", partnerPath: "/partners/acme" },
  })
  // A referral is kept in its tab, as docs/tasks/add-a-partner.md says.
  openNewTab("/faqs")
  expect(getLeadOrigin()).not.toHaveProperty("partner")
})

test("the partner of the form's own page goes before the one that was met", () => {
  openNewTab("/partners/other")
  saveDraft(PARTNER, MET)
  expect(getLeadOrigin("other")).toEqual({
    partner: "other",
    attribution: { landingPath: "/partners/other", partnerPath: "/partners/other", formPath: "/partners/other" },
  })
  expect(getLeadOrigin("acme").attribution).toMatchObject({ partnerMetAt: "2026-11-21T02:00:00.000Z" })
})

const TOOL = "/embed/acme/quote?page=https%3A%2F%2Fwww.acme.example%2Floans"
const EMBED_PAGE = "https://www.acme.example/loans"

test("a lead from a tool in the partner's own page tells that page, whatever the tool has made of its address", () => {
  openNewTab(TOOL, "https://www.acme.example/")
  const loaded = [{ name: window.location.href }]
  Object.defineProperty(performance, "getEntriesByType", { value: () => loaded, configurable: true })
  window.history.replaceState(null, "", "/embed/acme/quote?side=buying")
  sessionStorage.clear()
  expect(getLeadOrigin("acme")).toMatchObject({ partner: "acme", attribution: { embedPage: EMBED_PAGE } })
  Reflect.deleteProperty(performance, "getEntriesByType")
})

test("so does one from the tab that the tool has opened, for that partner alone", () => {
  openNewTab("/request-a-quote")
  saveDraft(VISIT, { address: `${window.location.origin}${TOOL}`, referrer: "" })
  expect(getLeadOrigin("acme").attribution).toMatchObject({ embedPage: EMBED_PAGE })
  expect(getLeadOrigin("other").attribution).not.toHaveProperty("embedPage")
  expect(getLeadOrigin().attribution).not.toHaveProperty("embedPage")
})

test.each([
  ["is no longer counted", { ...MET, until: 0 }],
  ["has no slug", { ...MET, partner: "../x" }],
  ["was met at no time", { ...MET, metAt: "noon" }],
  ["lacks its end", { ...MET, until: null }],
  ["is a text", "acme"],
])("a partner that %s is not told", (_, storedValue) => {
  openNewTab("/faqs")
  saveDraft(PARTNER, storedValue)
  expect(getLeadOrigin()).toEqual({ attribution: { landingPath: "/faqs", formPath: "/faqs" } })
})

test("on a page of no test the last variant that the visit has seen is told, and the page's own goes before it", () => {
  openNewTab("/")
  const draft = { "/lp/a": { variant: "long", counted: true }, "/lp/x": { variant: "b", counted: true } }
  sessionStorage.setItem("draft:page-tests", JSON.stringify(draft))
  expect(getLeadAttribution()).toMatchObject({ landingPath: "/", variant: "b" })
  document.body.innerHTML = '<div data-variant="short"></div>'
  expect(getLeadAttribution()).toMatchObject({ landingPath: "/", variant: "short" })
})

test.each(["[]", "1", '"x"', '{"/lp/a":null}', '{"/lp/a":{"variant":1}}', "{"])(
  "variants kept as %s tell nothing",
  storedValue => {
    openNewTab("/")
    sessionStorage.setItem("draft:page-tests", storedValue)
    expect(getLeadAttribution()).toEqual({ landingPath: "/", formPath: "/" })
  },
)

test.each([
  ["no JSON", "{"],
  ["a list", "[]"],
  ["a text", '"x"'],
  ["touches without a day", '{"firstTouch":{"utm_source":"x"},"lastTouch":{"on":"soon"}}'],
  ["touches that are none", '{"firstTouch":1,"lastTouch":null}'],
])("what was kept and is %s counts for nothing", (_, storedValue) => {
  localStorage.setItem(ATTRIBUTION_KEY, storedValue)
  expect(readStoredVisitSources()).toEqual({})
})

test("of a touch that somebody changed only what a lead may carry is told", () => {
  const storedValue = { firstTouch: { on: "2026-10-01", utm_source: "x".repeat(300), gclid: 7, other: "x" } }
  localStorage.setItem(ATTRIBUTION_KEY, JSON.stringify(storedValue))
  expect(readStoredVisitSources()).toEqual({ firstTouch: { on: "2026-10-01", utm_source: "x".repeat(200) } })
})
