import type * as consentModule from "../consent"
import { saveConsentChoice } from "../consent"
import { ATTRIBUTION_KEY } from "../attribution/attribution"
import { PAGE_LOADED } from "../build-watch/watch-page-loads"
import type * as startModule from "./start-tags"
import { startTagsAfterConsent } from "./start-tags"
import type * as trackModule from "./track"
import { trackEvent } from "./track"

const IDS = '<meta name="tag-ids" content="GTM-ABC123 G-ABCDEF1234">'
const reload = jest.fn()
let stop = () => {}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.head.innerHTML = IDS
  document.body.innerHTML = '<div data-variant="b"><a href="tel:1300975707"><svg></svg></a></div>'
  window.history.replaceState(null, "", "/")
  window.dataLayer = undefined
  window.analyticsLayer = undefined
  reload.mockClear()
})
afterEach(() => stop())

const startTagsInPage = () => {
  stop = startTagsAfterConsent(reload)
}
const listScriptAddresses = () => [...document.scripts].map(({ src }) => src)
const readLayer = (layer: unknown) => JSON.stringify([...(layer as object[])].map(entry => Object.values(entry)))

test("nothing is loaded, told or kept before a choice, nor after a refusal", () => {
  startTagsInPage()
  trackEvent({ event: "quote_opened" })
  saveConsentChoice("refused")
  trackEvent({ event: "quote_opened" })
  document.dispatchEvent(new Event(PAGE_LOADED))
  expect(listScriptAddresses()).toEqual([])
  expect(window.dataLayer).toBeUndefined()
  expect(localStorage.getItem(ATTRIBUTION_KEY)).toBeNull()
  expect(reload).not.toHaveBeenCalled()
})

test("nothing is loaded without ids, even with consent", () => {
  document.head.innerHTML = ""
  saveConsentChoice("granted")
  startTagsInPage()
  expect(listScriptAddresses()).toEqual([])
  expect(localStorage.getItem(ATTRIBUTION_KEY)).toBeNull()
})

test("with consent both scripts are loaded once, from one host", () => {
  startTagsInPage()
  saveConsentChoice("granted")
  saveConsentChoice("granted")
  expect(listScriptAddresses()).toEqual([
    "https://www.googletagmanager.com/gtm.js?id=GTM-ABC123",
    "https://www.googletagmanager.com/gtag/js?id=G-ABCDEF1234&l=analyticsLayer",
  ])
  expect(localStorage.getItem(ATTRIBUTION_KEY)).not.toBeNull()
})

test("an event reaches the container and the analytics script, once each, as lists of arguments, by which that knows its commands", () => {
  saveConsentChoice("granted")
  startTagsInPage()
  trackEvent({ event: "quote_priced", outcome: "quoted", side: "buying", state: "VIC" })
  expect(window.dataLayer).toContainEqual({ event: "quote_priced", outcome: "quoted", side: "buying", state: "VIC" })
  expect(readLayer(window.analyticsLayer)).toContain(
    '["event","quote_priced",{"outcome":"quoted","side":"buying","state":"VIC"}]',
  )
  expect(readLayer(window.dataLayer).match(/quote_priced/g)).toHaveLength(1)
  const kinds = [...(window.analyticsLayer as unknown as object[])].map(entry => Object.prototype.toString.call(entry))
  expect(new Set(kinds)).toEqual(new Set(["[object Arguments]"]))
})

test("an event of the moments before tags were started is told once they are", () => {
  stop()
  jest.isolateModules(() => {
    const { trackEvent: early } = jest.requireActual<typeof trackModule>("./track")
    const { startTagsAfterConsent: late } = jest.requireActual<typeof startModule>("./start-tags")
    jest.requireActual<typeof consentModule>("../consent").saveConsentChoice("granted")
    early({ event: "quote_opened" })
    stop = late(reload)
  })
  expect(window.dataLayer).toContainEqual({ event: "quote_opened" })
})

test("a call and the variant of a page are seen, and what no event may say is not told", () => {
  saveConsentChoice("granted")
  startTagsInPage()
  document.querySelector("svg")?.dispatchEvent(new MouseEvent("click", { bubbles: true }))
  expect(window.dataLayer).toContainEqual({ event: "call_clicked" })
  expect(window.dataLayer).toContainEqual({ event: "variant_seen", variant: "b" })
  document.body.innerHTML = '<div data-variant="Mai Nguyen"></div>'
  document.dispatchEvent(new Event(PAGE_LOADED))
  expect(readLayer(window.dataLayer)).not.toContain("Mai")
})

test("a page is told by its masked path and address, and by nothing of a visitor's answers", () => {
  saveConsentChoice("granted")
  window.history.replaceState(null, "", "/calculator?price=987654&utm_source=news")
  startTagsInPage()
  window.history.replaceState(null, "", "/quotes/V1StGXR8Z5jdHi6BmyTabc/offer")
  document.dispatchEvent(new Event(PAGE_LOADED))
  const all = readLayer(window.dataLayer) + readLayer(window.analyticsLayer)
  expect(all).toContain('"http://localhost/calculator?utm_source=news"')
  expect(all).toContain('"http://localhost/quotes/{id}/offer"')
  expect(window.dataLayer).toContainEqual({ page_path: "/quotes/{id}/offer" })
  expect(all).not.toMatch(/987654|V1StGXR8/)
})

test("consent taken back: cookies and touches go, nothing more is told, and the page is left", () => {
  saveConsentChoice("granted")
  startTagsInPage()
  document.cookie = "_ga=GA1.1.1; path=/"
  document.cookie = "_gcl_au=1; path=/"
  document.cookie = "other=1; path=/"
  saveConsentChoice("refused")
  trackEvent({ event: "quote_accepted" })
  expect(document.cookie).toBe("other=1")
  expect(localStorage.getItem(ATTRIBUTION_KEY)).toBeNull()
  expect(readLayer(window.dataLayer)).not.toContain("quote_accepted")
  expect(reload).toHaveBeenCalledTimes(1)
})
