import { isoDate } from "../../domain/iso-date"
import { choose } from "../consent"
import { ATTRIBUTION_KEY, forgetTouches, leadAttribution, rememberTouch, touches } from "./attribution"
import { rememberVisit, visit } from "./visit"

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.body.innerHTML = ""
  choose("refused")
})

/** A new tab, opened at `path` from a page of `referrer`. */
function arrive(path: string, referrer = "") {
  sessionStorage.clear()
  window.history.replaceState(null, "", path)
  Object.defineProperty(document, "referrer", { value: referrer, configurable: true })
  rememberVisit()
}

const DAYS = ["2026-10-01", "2026-10-15", "2026-11-21"].map(isoDate)

test("a visit is where the tab came in, whatever page it is on now", () => {
  arrive("/lp/conveyancers?utm_source=news&gclid=g1", "https://www.google.com/search")
  window.history.replaceState(null, "", "/faqs")
  rememberVisit()
  expect(new URL(visit().address).pathname).toBe("/lp/conveyancers")
  expect(leadAttribution()).toEqual({
    landingPath: "/lp/conveyancers",
    referrerHost: "www.google.com",
    utm_source: "news",
    gclid: "g1",
  })
})

test("without consent a lead tells of this tab alone, even when more is kept", () => {
  arrive("/?utm_source=old")
  rememberTouch(DAYS[0])
  arrive("/faqs")
  expect(leadAttribution()).toEqual({ landingPath: "/faqs" })
})

test("with consent a lead tells the first visit and the last that something led to", () => {
  choose("granted")
  arrive("/buying", "https://www.google.com/")
  rememberTouch(DAYS[0])
  arrive("/lp/conveyancers?utm_source=news&msclkid=m1")
  rememberTouch(DAYS[1])
  arrive("/faqs")
  rememberTouch(DAYS[2])
  expect(leadAttribution()).toEqual({
    landingPath: "/faqs",
    firstTouch: { landingPath: "/buying", referrerHost: "www.google.com", on: "2026-10-01" },
    lastTouch: { landingPath: "/lp/conveyancers", utm_source: "news", msclkid: "m1", on: "2026-10-15" },
  })
})

test("a page of ours, left before its scripts had come, is where the visit began", () => {
  arrive("/request-a-quote?state=NSW", "http://localhost/lp/sydney-conveyancing?utm_source=paper")
  expect(leadAttribution()).toEqual({ landingPath: "/lp/sydney-conveyancing", utm_source: "paper" })
})

test("our own host is no other site", () => {
  arrive("/faqs", "http://localhost/buying")
  expect(leadAttribution()).toEqual({ landingPath: "/buying" })
})

test("the variant of the page is told", () => {
  arrive("/")
  document.body.innerHTML = '<div data-variant="b"></div>'
  expect(leadAttribution()).toEqual({ landingPath: "/", variant: "b" })
})

test("touches are forgotten", () => {
  arrive("/")
  rememberTouch(DAYS[0])
  forgetTouches()
  expect(localStorage.getItem(ATTRIBUTION_KEY)).toBeNull()
})

test.each([
  ["no JSON", "{"],
  ["a list", "[]"],
  ["a text", '"x"'],
  ["touches without a day", '{"firstTouch":{"utm_source":"x"},"lastTouch":{"on":"soon"}}'],
  ["touches that are none", '{"firstTouch":1,"lastTouch":null}'],
])("what was kept and is %s counts for nothing", (_, kept) => {
  localStorage.setItem(ATTRIBUTION_KEY, kept)
  expect(touches()).toEqual({})
})

test("of a touch that somebody changed only what a lead may carry is told", () => {
  const kept = { firstTouch: { on: "2026-10-01", utm_source: "x".repeat(300), gclid: 7, other: "x" } }
  localStorage.setItem(ATTRIBUTION_KEY, JSON.stringify(kept))
  expect(touches()).toEqual({ firstTouch: { on: "2026-10-01", utm_source: "x".repeat(200) } })
})
