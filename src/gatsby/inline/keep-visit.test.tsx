import { fireEvent } from "@testing-library/react"
import { PARTNER_ADDRESS } from "../../domain/lead/partner"
import { CAMPAIGN_KEYS } from "../../domain/lead/quote-request-types"
import { getReferringPartner, PARTNER, VISIT, getLandingPageAndReferrer } from "../../lib/attribution/visit"
import { getDraftKey } from "../../lib/session-draft"
import { CAMPAIGN, storeVisitSourceAndPartner } from "./keep-visit"

const SITE = "http://localhost"
const NOON = "2026-11-21T02:00:00.000Z"

type Load = { from?: string; type?: string }

/** Loads the page at `path` in this tab. `from` is the referrer. */
function loadPage(path: string, { from = "", type = "navigate" }: Load = {}) {
  history.replaceState(null, "", path)
  const navigation = { type, name: location.href }
  Object.defineProperty(document, "referrer", { value: from, configurable: true })
  Object.defineProperty(performance, "getEntriesByType", { value: () => [navigation], configurable: true })
  storeVisitSourceAndPartner(getDraftKey(VISIT), getDraftKey(PARTNER), CAMPAIGN, PARTNER_ADDRESS, "24", "page-loaded")
}

const setClock = (moment: string) => jest.setSystemTime(new Date(moment))
const getVisitOrigin = () => [getLandingPageAndReferrer().address, getLandingPageAndReferrer().referrer]

beforeEach(() => {
  jest.useFakeTimers()
  setClock(NOON)
  sessionStorage.clear()
  document.body.innerHTML = ""
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test("the tab's first page is kept, with the page of another site before it, and no later page changes that", () => {
  loadPage("/lp/conveyancers?utm_source=news&gclid=g1", { from: "https://www.google.com/search" })
  const began = [`${SITE}/lp/conveyancers?utm_source=news&gclid=g1`, "https://www.google.com/search"]
  expect(getVisitOrigin()).toEqual(began)
  loadPage("/faqs", { from: `${SITE}/lp/conveyancers?utm_source=news&gclid=g1` })
  loadPage("/buying?utm_source=ours", { from: `${SITE}/faqs` })
  expect(getVisitOrigin()).toEqual(began)
})

test("a tab that a page of ours has opened begins with that page", () => {
  loadPage("/faqs", { from: `${SITE}/lp/conveyancers?utm_source=news` })
  expect(getVisitOrigin()).toEqual([`${SITE}/lp/conveyancers?utm_source=news`, ""])
})

test.each([
  ["from a search", "https://www.google.com/", "/buying"],
  ["from an authority's page", "https://www.revenue.nsw.gov.au/duty", "/buying?side=buying"],
  ["by typing", "", "/buying"],
  ["with a campaign that's empty", "", "/buying?utm_source=&gclid="],
])("whoever comes back %s, without a campaign, is on the same visit", (_, from, path) => {
  loadPage("/?utm_source=news")
  loadPage(path, { from })
  expect(getVisitOrigin()).toEqual([`${SITE}/?utm_source=news`, ""])
})

test.each(CAMPAIGN_KEYS.map(key => [key]))("whoever comes back by an address with %s begins a new visit", key => {
  loadPage("/?utm_source=news")
  loadPage(`/buying?side=buying&${key}=x`, { from: "https://mail.example/" })
  expect(getVisitOrigin()).toEqual([`${SITE}/buying?side=buying&${key}=x`, "https://mail.example/"])
})

test.each(["back_forward", "reload"])("%s to an older campaign's page doesn't bring the campaign back", type => {
  loadPage("/?utm_source=older")
  loadPage("/?utm_source=newer")
  loadPage("/?utm_source=older", { type })
  expect(getVisitOrigin()).toEqual([`${SITE}/?utm_source=newer`, ""])
})

test("a page that is prerendered counts when it's shown, and not before", () => {
  Object.defineProperty(document, "prerendering", { value: true, configurable: true })
  loadPage("/partners/acme?utm_source=news")
  expect(sessionStorage).toHaveLength(0)
  Reflect.deleteProperty(document, "prerendering")
  fireEvent(document, new Event("prerenderingchange"))
  expect(getVisitOrigin()).toEqual([`${SITE}/partners/acme?utm_source=news`, ""])
  expect(getReferringPartner()?.partner).toBe("acme")
})

test.each([["/partners/acme"], ["/partners/acme/"], ["/partners/acme?utm_source=acme"], ["/partners/acme#costs"]])(
  "at %s the partner is met, and counts on other pages for its 24 hours",
  path => {
    loadPage(path)
    const partnerFields = { partner: "acme", partnerMetAt: NOON, partnerPath: new URL(path, SITE).pathname }
    loadPage("/faqs", { from: `${SITE}/partners/acme` })
    setClock("2026-11-22T01:59:59.999Z")
    expect(getReferringPartner()).toEqual(partnerFields)
    setClock("2026-11-22T02:00:00.000Z")
    expect(getReferringPartner()).toBeNull()
  },
)

test.each(["/partners", "/partners/", "/partners/acme/terms", "/misc/partners/acme", "/partners/Acme", "/?partner="])(
  "%s is no partner's",
  path => {
    loadPage(path)
    expect(getReferringPartner()).toBeNull()
  },
)

test("the partner in another page's address is met there, and one met on its own page keeps when and where", () => {
  loadPage("/request-a-quote?side=buying&partner=ACME")
  expect(getReferringPartner()).toEqual({ partner: "acme", partnerMetAt: NOON, partnerPath: "/request-a-quote" })
  loadPage("/partners/other")
  setClock("2026-11-21T03:00:00.000Z")
  loadPage("/request-a-quote?partner=other", { from: `${SITE}/partners/other` })
  expect(getReferringPartner()).toEqual({ partner: "other", partnerMetAt: NOON, partnerPath: "/partners/other" })
  loadPage("/partners/other")
  expect(getReferringPartner()?.partnerMetAt).toBe("2026-11-21T03:00:00.000Z")
})

test("a partner whose time is over is met again in an address", () => {
  loadPage("/request-a-quote?partner=acme")
  setClock("2026-11-23T00:00:00.000Z")
  loadPage("/request-a-quote?partner=acme", { from: "https://acme.example/" })
  expect(getReferringPartner()?.partnerMetAt).toBe("2026-11-23T00:00:00.000Z")
})

test("the partner whose page has opened the tab is met, and the one that the tab's own page names goes before it", () => {
  loadPage("/faqs", { from: `${SITE}/partners/acme` })
  expect(getReferringPartner()).toEqual({ partner: "acme", partnerMetAt: NOON, partnerPath: "/partners/acme" })
  sessionStorage.clear()
  loadPage("/partners/other", { from: `${SITE}/partners/acme` })
  expect(getReferringPartner()?.partner).toBe("other")
})

test("a tool in the partner's own page meets the partner, and so does a tab that it opens", () => {
  const tool = "/embed/acme/calculator?page=https%3A%2F%2Fwww.acme.example%2Floans"
  const partnerFields = { partner: "acme", partnerMetAt: NOON, partnerPath: "/embed/acme/calculator" }
  loadPage(tool, { from: "https://www.acme.example/" })
  expect(getReferringPartner()).toEqual(partnerFields)
  sessionStorage.clear()
  loadPage("/request-a-quote?partner=acme", { from: SITE + tool })
  expect(getReferringPartner()).toEqual(partnerFields)
  expect(getVisitOrigin()).toEqual([SITE + tool, ""])
})

test("a partner's page that the app shows counts too", () => {
  loadPage("/misc/partners")
  history.pushState(null, "", "/partners/acme")
  fireEvent(document, new Event("page-loaded"))
  expect(getReferringPartner()?.partner).toBe("acme")
})

test("with the tab's storage closed nothing fails, and the page's own address is told", () => {
  for (const name of ["getItem", "setItem"] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException("closed", "SecurityError")
    })
  loadPage("/partners/acme?utm_source=news", { from: "https://acme.example/" })
  history.pushState(null, "", "/faqs")
  expect(getVisitOrigin()).toEqual([`${SITE}/partners/acme?utm_source=news`, "https://acme.example/"])
  expect(getReferringPartner()).toEqual({ partner: "acme", partnerPath: "/partners/acme" })
})

/** The data that the browser would post for a form. jsdom doesn't dispatch the event, so this function does. */
function getFormDataOf(form: HTMLFormElement): Record<string, FormDataEntryValue> {
  const formData = new FormData(form)
  const event = Object.assign(new Event("formdata", { bubbles: true }), { formData })
  form.dispatchEvent(event)
  return Object.fromEntries(formData)
}

test("a form that the browser posts by itself brings the visit and the partner along, and a search doesn't", () => {
  loadPage("/partners/acme?utm_source=news", { from: "https://acme.example/" })
  const form = document.createElement("form")
  document.body.append(form)
  form.method = "post"
  expect(getFormDataOf(form)).toMatchObject({
    "visit.address": `${SITE}/partners/acme?utm_source=news`,
    "visit.referrer": "https://acme.example/",
    "visit.partner": "acme",
    "visit.metAt": NOON,
    "visit.path": "/partners/acme",
  })
  form.dataset.variant = "price-first"
  expect(getFormDataOf(form)).toMatchObject({ "visit.variant": "price-first" })
  setClock("2026-11-22T02:00:00.000Z")
  expect(getFormDataOf(form)).not.toHaveProperty(["visit.partner"])
  form.method = "get"
  expect(getFormDataOf(form)).toEqual({})
})
